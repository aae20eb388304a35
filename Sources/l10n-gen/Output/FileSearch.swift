import L10nCatalog
import L10nText

/// Looks for files of some kinds in a folder and those in it. Hidden folders, those of package managers and builds, and
/// links are left out.
struct FileSearch {
  /// The ends of the files' names.
  let endings: [String]
  /// Returns a Boolean value indicating whether folders of a name are left out.
  var excludes: (String) -> Bool = FoldersOfOthers.include
  /// The most folders inside each other.
  private static let depthLimit = 64

  /// Returns the paths of the files, each folder's sorted by name.
  ///
  /// - Parameter names: returns the names in a folder.
  func files<Failure>(below folder: String, names: (String) throws(Failure) -> [String]) throws(Failure) -> [String] {
    var paths: [String] = []
    try visit(folder, depth: 0, names, &paths)
    return paths
  }

  private func visit<Failure>(
    _ folder: String, depth: Int, _ names: (String) throws(Failure) -> [String], _ paths: inout [String]
  ) throws(Failure) {
    for name in try names(folder).sorted() where !name.hasPrefix(".") {
      let path = FilePath.joined(folder, name)
      switch FileSystem.kind(of: path, followingLinks: false) {
      case .directory where depth < Self.depthLimit && !excludes(name):
        try visit(path, depth: depth + 1, names, &paths)
      case .file where endings.contains(where: name.hasSuffix): paths.append(path)
      default: break
      }
    }
  }
}
