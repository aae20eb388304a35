import L10nAllLanguages
import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nProject
import L10nText

/// The folders in which tables should be read.
struct AppleTablePlaces {
  /// The folders of the tables; for a table with one language, the folder around the language's folder. None of them is
  /// in another.
  let folders: [String]

  /// - Parameter tables: the paths of the tables.
  init(_ tables: [String]) {
    let all = Set(tables.map(Self.folder))
    folders = all.filter { folder in
      !all.contains { $0 != folder && ($0 == "." || FilePath.isInside(folder, $0)) }
    }.sorted()
  }

  /// Returns the folder of a table; for a table with one language, the folder around the language's folder.
  static func folder(of table: String) -> String {
    let folder = FilePath.parent(table)
    guard let format = BundleFormats.format(ofFile: FilePath.name(table)), format.hasFoldersOfTags else {
      return LanguageFolder(FilePath.name(folder)) == nil ? folder : FilePath.parent(folder)
    }
    // 'locale' for 'locale/ko/LC_MESSAGES'
    let outer = format.isBelowLanguage(folder: FilePath.name(folder)) ? FilePath.parent(folder) : folder
    let language = LanguageTag(POSIXLocale.tag(of: FilePath.name(outer)))
    return outer != folder || language?.hasLocaleData == true ? FilePath.parent(outer) : folder
  }

  /// The only folder, or the folder around all of them if they contain all translation files in it, or else all of
  /// them.
  var paths: [String] {
    guard folders.count > 1, let common = TranslationPaths(folders)?.directory else { return folders }
    guard common != ".", let files = try? TranslationsDirectory.files(at: common),
      files.allSatisfy({ file in folders.contains { FilePath.isInside(file.shownPath, $0) } })
    else { return folders }
    return [common]
  }
}
