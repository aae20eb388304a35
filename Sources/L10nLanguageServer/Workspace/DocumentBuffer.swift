import L10nText

/// The text of a document, with the places where its lines begin, which follow each change.
package struct DocumentBuffer: Sendable {
  /// The text in UTF-8.
  package private(set) var bytes: [UInt8]
  /// The number of bytes before each line. Lines end at LF, CR LF or CR (LSP 3.17, "Text Documents").
  private var lineStarts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = [0] + Self.lineStarts(in: bytes, 0..<bytes.count)
  }

  package init(_ text: String) { self.init(Array(text.utf8)) }

  package var lineCount: Int { lineStarts.count }

  /// Returns the byte at which a line begins, counted from 0.
  package func lineStart(_ line: Int) -> Int { lineStarts.indices.contains(line) ? lineStarts[line] : bytes.count }

  /// Returns the starts of the lines after the line ends in a range.
  private static func lineStarts(in bytes: [UInt8], _ range: Range<Int>) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      range.filter { index in
        switch bytes[index] {
        case 0x0A: true
        case 0x0D: index + 1 == bytes.count || bytes[index + 1] != 0x0A
        default: false
        }
      }.map { $0 + 1 }
    }
  }

  // MARK: Changes

  /// Replaces a range of bytes.
  package mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
    bytes.replaceSubrange(range, with: text)
    // A line feed at the edge of the range may belong to a carriage return next to it.
    let first = max(0, range.lowerBound - 1)
    let last = min(bytes.count, range.lowerBound + text.count + 1)
    let shift = text.count - range.count
    let kept = lineStarts.partitioningIndex { $0 > first }
    let moved = max(kept, lineStarts.partitioningIndex { $0 > last - shift })
    let new = Self.lineStarts(in: bytes, first..<last)
    lineStarts.replaceSubrange(kept..<moved, with: new)
    guard shift != 0 else { return }
    for index in kept + new.count..<lineStarts.count { lineStarts[index] += shift }
  }

  // MARK: Positions

  /// Returns the bytes of a line, counted from 0, without its end.
  package func line(_ line: Int) -> ArraySlice<UInt8> {
    guard lineStarts.indices.contains(line) else { return bytes[bytes.count...] }
    let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    var content = bytes[lineStarts[line]..<end]
    if content.last == 0x0A { content = content.dropLast() }
    if content.last == 0x0D, line + 1 < lineStarts.count { content = content.dropLast() }
    return content
  }

  /// Returns the line of a byte, counted from 0.
  package func line(ofByte index: Int) -> Int {
    max(0, lineStarts.partitioningIndex { $0 > index } - 1)
  }

  /// Returns the byte at a position. A position after the end of its line means the end, and one after the last line
  /// the end of the text.
  package func byte(at position: Position, _ encoding: PositionEncoding) -> Int {
    guard position.line < lineStarts.count else { return bytes.count }
    return encoding.index(after: position.character, in: line(position.line))
  }

  /// Returns the position of a byte.
  package func position(ofByte index: Int, _ encoding: PositionEncoding) -> Position {
    let index = min(index, bytes.count)
    let line = line(ofByte: index)
    return Position(line: line, character: encoding.count(of: bytes[lineStarts[line]..<index]))
  }

  /// Returns the positions around some bytes.
  package func range(ofBytes range: Range<Int>, _ encoding: PositionEncoding) -> Range<Position> {
    position(ofByte: range.lowerBound, encoding)..<position(ofByte: range.upperBound, encoding)
  }

  /// Returns the bytes between two positions.
  package func bytes(in range: Range<Position>, _ encoding: PositionEncoding) -> Range<Int> {
    let start = byte(at: range.lowerBound, encoding)
    return start..<max(start, byte(at: range.upperBound, encoding))
  }

  // MARK: Places of catalogs

  /// Returns the byte at a line and a column, both from 1, columns in Unicode scalars.
  package func byte(line: Int, column: Int) -> Int {
    byte(at: Position(line: max(0, line - 1), character: max(0, column - 1)), .utf32)
  }
}
