/// A file as it was read: where it is and what it holds.
package struct SourceFile: Sendable, Hashable {
  /// The path to show, relative to the working directory where it lies below it.
  package var path: String
  /// The content as UTF-8 without a byte-order mark.
  package var bytes: [UInt8]
  /// Its texts that were put together from several strings, by the offsets at which the first of these begin.
  package var composed: [Int: ComposedText] = [:]

  /// Creates a file.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
