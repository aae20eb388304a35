import L10nGenCore

/// The String Catalogs, `.strings` and `.stringsdict` files of a project, among which `init` looks for translations.
struct AppleTables {
  private let paths: [String]

  /// Looks for them below the working directory.
  init() {
    let search = FileSearch(
      endings: [".xcstrings", ".strings", ".stringsdict"],
      excludedFolders: TranslationsDirectory.foldersOfOthers.union(["build"]), depthLimit: 6)
    // Folders that can't be read have nothing to offer.
    paths = search.files(below: ".") { (try? FileSystem.names(in: $0)) ?? [] }
  }

  /// The path of all String Catalogs, or of all files of one language each if there is no catalog: that of the only file,
  /// or the directory around them; `nil` if there are none.
  var commonPath: String? {
    let catalogs = paths.filter { $0.hasSuffix(".xcstrings") && !$0.contains("mul.lproj/") }
    let files = catalogs.isEmpty ? paths.filter { $0.contains(".lproj/") } : catalogs
    guard var common = files.first else { return nil }
    // One language of a table is not all of it.
    if catalogs.isEmpty { common = FilePath.parent(FilePath.parent(common)) }
    for path in files {
      while common != ".", !FilePath.isInside(path, common) { common = FilePath.parent(common) }
    }
    return common
  }

  /// The sentences about the tables, none of which is among the project's translation files; `nil` if there are none.
  var note: String? {
    guard let first = paths.first, let commonPath else { return nil }
    let more = paths.count > 1 ? " and \(paths.count - 1) more" : ""
    return "Found '\(Console.printable(first))'\(more). To use \(paths.count > 1 ? "them" : "it") instead, set "
      + "'translations: \(Console.printable(commonPath))' in l10n.yml.\n"
  }
}
