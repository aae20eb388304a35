import L10nCatalog
import L10nFormats
import L10nProject
import L10nText

/// The folders in which tables should be read.
struct AppleTablePlaces {
  /// The folders of the tables; for a table with one language, the folder around the language's folder. None of them is
  /// in another.
  let folders: [String]

  /// - Parameter tables: the paths of the tables.
  init(_ tables: [String]) {
    let all = Set(
      tables.map { path in
        let folder = FilePath.parent(path)
        return LanguageFolder(FilePath.name(folder)) == nil ? folder : FilePath.parent(folder)
      })
    folders = all.filter { folder in
      !all.contains { $0 != folder && ($0 == "." || FilePath.isInside(folder, $0)) }
    }.sorted()
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
