import L10nText

/// Finds the limits of the directory that a configuration may write to.
package enum PackageRoot {
  /// Returns the nearest directory at or above a path that is a Swift package or a git repository, or else the path
  /// itself.
  package static func path(around directory: String) -> String {
    let start = FileSystem.realPath(directory) ?? directory
    return FilePath.ancestors(start).first { candidate in
      ["Package.swift", ".git"].contains { FileSystem.kind(of: FilePath.joined(candidate, $0)) != nil }
    } ?? start
  }
}
