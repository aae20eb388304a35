import L10nGenCore

/// The String Catalogs and `.strings` files of a project, which `init` mentions because it can't read them.
struct AppleTables {
  private var paths: [String] = []

  private static let depthLimit = 6
  private static let foldersOfOthers: Set = ["Pods", "Carthage", "DerivedData", "node_modules", "build"]
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

  /// The sentences about them; `nil` if there are none.
  var note: String? {
    guard let first = paths.first else { return nil }
    let more = paths.count > 1 ? " and \(paths.count - 1) more" : ""
    return """
      Found '\(Console.printable(first))'\(more). l10n-gen doesn't read String Catalogs and .strings files;
      Documentation/Adopting.md shows how to convert them.

      """
  }
}
