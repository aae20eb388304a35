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
    guard let first = files.first else { return nil }
    // One language of a table is not all of it.
    return Self.ancestor(of: files, from: catalogs.isEmpty ? FilePath.parent(FilePath.parent(first)) : first)
  }

  /// The sentences about the tables that aren't among the project's translation files; `nil` if there are none.
  ///
  /// - Parameter translations: the directory of the translation files, or the only one.
  func note(besides translations: String) -> String? {
    let others = translations == "." ? [] : paths.filter { !FilePath.isInside($0, translations) }
    guard let first = others.first else { return nil }
    var folder = FilePath.parent(first)
    if folder.hasSuffix(".lproj") { folder = FilePath.parent(folder) }
    let common = Self.ancestor(of: paths, from: folder)
    let more = others.count > 1 ? " and \(others.count - 1) more" : ""
    let isPart = others.count < paths.count
    return "\(isPart ? "Also found" : "Found") '\(Console.printable(first))'\(more). To use "
      + (others.count > 1 ? "them" : "it") + (isPart ? ", too" : " instead") + ", set "
      + "'translations: \(Console.printable(common))' in l10n.yml.\n"
  }

  /// Returns the nearest of a path and the directories above it that all files are in.
  private static func ancestor(of files: [String], from path: String) -> String {
    var common = path
    for file in files {
      while common != ".", !FilePath.isInside(file, common) { common = FilePath.parent(common) }
    }
    return common
  }
}
