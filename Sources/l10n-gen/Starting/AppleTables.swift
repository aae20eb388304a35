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

  /// The sentences about the tables that aren't among the project's translation files; `nil` if there are none.
  ///
  /// - Parameter translations: the directory of the translation files, or the only one.
  func note(besides translations: String) -> String? {
    let others = paths.filter { !FilePath.isInside($0, translations) }
    guard let first = others.first, let common = Self.folder(of: paths) else { return nil }
    let more = others.count > 1 ? " and \(others.count - 1) more" : ""
    let isPart = others.count < paths.count
    return "\(isPart ? "Also found" : "Found") '\(Console.printable(first))'\(more). To use "
      + (others.count > 1 ? "them" : "it") + (isPart ? ", too" : " instead") + ", set "
      + "'translations: \(Console.printable(common))' in l10n.yml.\n"
  }

  /// The directory around files, without the folders of their languages.
  private static func folder(of files: [String]) -> String? {
    guard let first = files.first else { return nil }
    var common = FilePath.parent(first)
    if common.hasSuffix(".lproj") { common = FilePath.parent(common) }
    for path in files {
      while common != ".", !FilePath.isInside(path, common) { common = FilePath.parent(common) }
    }
    return common
  }
}
