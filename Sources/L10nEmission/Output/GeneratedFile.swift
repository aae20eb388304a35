/// A file to write.
package struct GeneratedFile: Sendable, Hashable {
  /// The file's name, without a folder.
  package var name: String
  /// The file's content, as UTF-8.
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
