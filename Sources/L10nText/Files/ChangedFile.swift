/// A file with new content.
package struct ChangedFile: Sendable, Hashable {
  /// The file as it was read.
  package var file: InputFile
  /// The new content, in the same encoding.
  package var bytes: [UInt8]

  package init(file: InputFile, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }
}
