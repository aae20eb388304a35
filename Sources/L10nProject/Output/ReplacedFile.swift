package import L10nText

/// Writes a file, and replaces an existing one. If there is a symbolic link, the file that it leads to is replaced.
package enum ReplacedFile {
  /// Writes a file that appears either complete or not at all.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileSystem.Failure) {
    try PreparedFile(bytes, for: path, at: .any).moveOrDiscard()
  }
}
