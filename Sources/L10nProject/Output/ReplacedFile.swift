package import L10nText

/// Writes a file in place of the one that is there, if any. Where a symbolic link is, the file that it leads to is
/// replaced.
package enum ReplacedFile {
  /// Writes a file that appears whole or not at all.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileSystem.Failure) {
    try PreparedFile(bytes, for: path, at: .any).moveOrDiscard()
  }
}
