import L10nFormats
import L10nText

/// The String Catalogs of a translations directory, which replace the tables that their folders have in other formats.
///
/// Xcode builds no target with both, so the other files are usually those that were migrated to the catalog.
struct CatalogsOfTables {
  /// The names of the catalogs by the path of their table.
  private var names: [[String]: String] = [:]

  /// - Parameters:
  ///   - files: the files of the directory.
  ///   - contents: their contents, in the same order. A catalog without strings replaces nothing.
  init(_ files: [InputFile], _ contents: [FileContent]) {
    for (file, content) in zip(files, contents) where file.hasAllLanguages && file.format?.tables != nil {
      guard case .document(let document) = content, let root = document.root,
        root.entries.contains(where: { !$0.value.entries.isEmpty }), let name = file.path.last
      else { continue }
      names[AppleTables.identity(file.path.dropLast() + [BundlePath.stem(name)])] = name
    }
  }

  /// Returns the name of the catalog that replaces the table of a file, and the path of that table, or `nil` if none
  /// does.
  func catalog(replacing file: InputFile) -> (name: String, table: [String])? {
    guard !names.isEmpty, !file.hasAllLanguages, file.format?.tables?.hasKeysOfXcode == true else { return nil }
    let folders = file.path.dropLast().filter { LanguageFolder($0) == nil }
    let table = AppleTables.identity(folders + [BundlePath.stem(file.path.last ?? "")])
    return names[table].map { ($0, table) }
  }
}
