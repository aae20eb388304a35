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

  /// The path of all String Catalogs: of the only one, or the directory around them; `nil` if there are none.
  var catalogs: String? {
    let catalogs = paths.filter { $0.hasSuffix(".xcstrings") && !$0.contains("mul.lproj/") }
    guard var common = catalogs.first else { return nil }
    for path in catalogs {
      while common != ".", !FilePath.isInside(path, common) { common = FilePath.parent(common) }
    }
    return common
  }

  /// The sentences about the tables that can't be read; `nil` if there are none.
  /// - Parameter readsCatalogs: whether the String Catalogs are among the project's translation files.
  func note(readsCatalogs: Bool) -> String? {
    let unread = paths.filter { !readsCatalogs || !$0.hasSuffix(".xcstrings") }
    guard let first = unread.first else { return nil }
    let more = unread.count > 1 ? " and \(unread.count - 1) more" : ""
    let found = "Found '\(Console.printable(first))'\(more)."
    if first.hasSuffix(".xcstrings"), let catalogs {
      return "\(found) To use String Catalogs, run 'l10n-gen init --translations \(Console.printable(catalogs))'.\n"
    }
    return """
      \(found) l10n-gen doesn't read .strings files; Xcode can migrate them to a String
      Catalog, which it reads.

      """
  }
}
