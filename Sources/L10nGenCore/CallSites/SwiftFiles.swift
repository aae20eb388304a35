/// The Swift files of a folder.
package enum SwiftFiles {
  /// The most folders inside each other.
  private static let depthLimit = 64

  /// Returns the paths of all Swift files in a folder, sorted, or the path of a file itself. Hidden folders, those of
  /// package managers and builds, and links are left out.
  package static func paths(at path: String) throws(FileSystem.Failure) -> [String] {
    if FileSystem.kind(of: path) == .file { return [path] }
    var paths: [String] = []
    try visit(path, depth: 0, &paths)
    return paths
  }

  private static func visit(_ folder: String, depth: Int, _ paths: inout [String]) throws(FileSystem.Failure) {
    guard depth < depthLimit else { return }
    for name in try FileSystem.names(in: folder).sorted() where !name.hasPrefix(".") {
      let path = FilePath.joined(folder, name)
      switch FileSystem.kind(of: path, followingLinks: false) {
      case .directory where !TranslationsDirectory.foldersOfOthers.contains(name):
        try visit(path, depth: depth + 1, &paths)
      case .file where name.hasSuffix(".swift"): paths.append(path)
      default: break
      }
    }
  }
}
