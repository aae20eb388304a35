/// The versions of a file in a history, the newest first.
///
/// Commits have numbers: 0 is the newest, and each number is the parent of the one before it.
package struct FileHistory: Sendable, Hashable {
  /// A version of the file.
  package struct Version: Sendable, Hashable {
    /// The number of the commit that wrote it.
    package var commit: Int
    /// The hash of its bytes.
    package var blob: String
    /// Its path, by which its format is known.
    package var path: String

    /// Creates a version.
    package init(commit: Int, blob: String, path: String) {
      self.commit = commit
      self.blob = blob
      self.path = path
    }
  }

  package var versions: [Version]

  /// Creates a history.
  package init(versions: [Version]) {
    self.versions = versions
  }

  /// Returns the version that a commit has, or `nil` if the file wasn't there yet.
  func version(at commit: Int) -> Version? { versions.first { $0.commit >= commit } }
}
