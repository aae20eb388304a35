/// The place where files are read from: the file system, or a version in a repository.
///
/// Paths are absolute POSIX paths.
package protocol FileTree {
  /// Returns the kind of thing at a path, or `nil` if nothing is there or access is denied.
  func kind(of path: String, followingLinks: Bool) -> FileSystem.Kind?
  /// Returns the names in a directory, in no order.
  func names(in directory: String) throws(FileSystem.Failure) -> [String]
  /// Returns the bytes of a file; for a file longer than `limit`, one byte more than the limit.
  func bytes(of path: String, limit: Int) throws(FileSystem.Failure) -> [UInt8]
  /// Returns the absolute path without links, or `nil` if nothing is at this path.
  func realPath(_ path: String) -> String?
  /// Returns a Boolean value indicating whether the links at a path lead back to themselves.
  func isLoop(_ path: String) -> Bool
}

/// The file system as a tree.
package struct FileSystemTree: FileTree {
  package init() {}

  package func kind(of path: String, followingLinks: Bool) -> FileSystem.Kind? {
    FileSystem.kind(of: path, followingLinks: followingLinks)
  }

  package func names(in directory: String) throws(FileSystem.Failure) -> [String] {
    try FileSystem.names(in: directory)
  }

  package func bytes(of path: String, limit: Int) throws(FileSystem.Failure) -> [UInt8] {
    try FileSystem.bytes(of: path, limit: limit)
  }

  package func realPath(_ path: String) -> String? { FileSystem.realPath(path) }

  package func isLoop(_ path: String) -> Bool { FileSystem.isLoop(path) }
}
