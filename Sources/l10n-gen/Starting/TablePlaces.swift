import L10nCatalog
import L10nProject
import L10nText

/// The folders that are to be read for tables.
struct TablePlaces {
  /// The folder of each table, and for one language of it the folder around that of the language; none in another.
  let folders: [String]

  /// - Parameter tables: the paths of the tables.
  init(_ tables: [String]) {
    let all = Set(
      tables.map { path in
        let folder = FilePath.parent(path)
        return folder.hasSuffix(".lproj") ? FilePath.parent(folder) : folder
      })
    folders = all.filter { folder in
      !all.contains { $0 != folder && ($0 == "." || FilePath.isInside(folder, $0)) }
    }.sorted()
  }

  /// The one folder, or the folder around all of them if only they have translation files there, or all of them.
  var paths: [String] {
    guard folders.count > 1, let common = TranslationPaths(folders)?.directory else { return folders }
    guard common != ".", let files = try? TranslationsDirectory.files(at: common),
      files.allSatisfy({ file in folders.contains { FilePath.isInside(file.shownPath, $0) } })
    else { return folders }
    return [common]
  }
}
