import L10nCatalog
package import L10nText

/// Looks for certain kinds of files in a folder and its subfolders. Hidden folders, folders of package managers and
/// builds, and links are skipped.
package struct FileSearch {
  /// The endings of the files' names.
  private let endings: [String]
  /// Returns a Boolean value indicating whether folders with a name are skipped.
  private let excludes: (String) -> Bool
  /// The maximum depth of nested folders.
  private static let depthLimit = 64

  /// - Parameters:
  ///   - endings: the endings of the files' names.
  ///   - excludes: returns a Boolean value indicating whether folders with a name are skipped.
  package init(endings: [String], excludes: @escaping (String) -> Bool = FoldersOfOthers.include) {
    self.endings = endings
    self.excludes = excludes
  }

  /// Returns the paths of the files, each folder's sorted by name.
  ///
  /// - Parameter names: a function that returns the names in a folder.
  package func files<Failure>(below folder: String, names: (String) throws(Failure) -> [String]) throws(Failure)
    -> [String]
  {
    var paths: [String] = []
    try visit(folder, depth: 0, names, &paths)
    return paths
  }

  /// Returns the same paths, without those in folders that can't be read.
  package func readableFiles(below folder: String) -> [String] {
    readableFiles(below: folder) { _ in }
  }

  /// Returns the same paths, and reports each folder that can't be read.
  package func readableFiles(below folder: String, unread: (FileSystem.Failure) -> Void) -> [String] {
    files(below: folder) { folder in
      do throws(FileSystem.Failure) {
        return try FileSystem.names(in: folder)
      } catch {
        unread(error)
        return []
      }
    }
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
      // It may be a folder.
      case nil where FileSystem.failure(at: path) != nil: _ = try names(path)
      default: break
      }
    }
  }
}
