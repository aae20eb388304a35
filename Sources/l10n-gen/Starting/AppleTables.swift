import L10nGenCore

/// The String Catalogs and `.strings` files of a project, among which `init` looks for translations.
struct AppleTables {
  private var paths: [String] = []

  private static let depthLimit = 6
  private static let foldersOfOthers = TranslationsDirectory.foldersOfOthers.union(["build"])
  private static let endings = [".xcstrings", ".strings", ".stringsdict"]

  /// Looks for them below the working directory.
  init() {
    look(in: ".", depth: 0)
  }

  private mutating func look(in directory: String, depth: Int) {
    for name in ((try? FileSystem.names(in: directory)) ?? []).sorted() where !name.hasPrefix(".") {
      let path = FilePath.joined(directory, name)
      switch FileSystem.kind(of: path, followingLinks: false) {
      case .directory where depth < Self.depthLimit && !Self.foldersOfOthers.contains(name):
        look(in: path, depth: depth + 1)
      case .file where Self.endings.contains(where: name.hasSuffix): paths.append(path)
      default: break
      }
    }
  }

  /// The path of all String Catalogs, or of all `.strings` files if there is no catalog: that of the only file, or the
  /// directory around them; `nil` if there are none.
  var tables: String? {
    let catalogs = paths.filter { $0.hasSuffix(".xcstrings") && !$0.contains("mul.lproj/") }
    let files = catalogs.isEmpty ? paths.filter { $0.hasSuffix(".strings") && $0.contains(".lproj/") } : catalogs
    // One language of a table is not all of it.
    guard let first = files.first,
      var common = catalogs.isEmpty ? .some(FilePath.parent(FilePath.parent(first))) : first
    else { return nil }
    for path in files {
      while common != ".", !FilePath.isInside(path, common) { common = FilePath.parent(common) }
    }
    return common
  }

  /// The sentences about the tables that aren't read; `nil` if all are.
  /// - Parameter readsTables: whether tables are among the project's translation files.
  func note(readsTables: Bool) -> String? {
    let unread = paths.filter { !readsTables || $0.hasSuffix(".stringsdict") }
    guard let first = unread.first else { return nil }
    let more = unread.count > 1 ? " and \(unread.count - 1) more" : ""
    let found = "Found '\(Console.printable(first))'\(more)."
    if !readsTables, let tables {
      return "\(found) To use them, run 'l10n-gen init --translations \(Console.printable(tables))'.\n"
    }
    return """
      \(found) l10n-gen doesn't read .stringsdict files; Xcode can migrate them to a
      String Catalog, which it reads.

      """
  }
}
