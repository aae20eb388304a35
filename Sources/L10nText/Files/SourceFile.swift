/// A file that was read, with its path and content.
package struct SourceFile: Sendable, Hashable {
  /// The path to show, relative to the working directory if the file is inside it.
  package var path: String
  /// The content as UTF-8 without a byte-order mark.
  package var bytes: [UInt8]
  /// The texts that were composed of several strings, by the offset of the first of these.
  package var composed: [Int: ComposedText] = [:]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Returns the location of a byte.
  ///
  /// - Parameter lines: the lines of the file, which are found if they aren't known.
  package func location(ofByte byte: Int, in lines: LineTable? = nil) -> SourceLocation {
    let position = (lines ?? LineTable(bytes)).position(atByte: byte, in: bytes)
    return SourceLocation(file: path, line: position.line, column: position.column)
  }
}
