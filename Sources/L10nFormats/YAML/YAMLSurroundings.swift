import L10nText

/// The text around the positions where libyaml stopped.
struct YAMLSurroundings {
  let bytes: [UInt8]
  let lines: LineTable

  func byte(at offset: Int) -> UInt8? {
    let index = lines.byteOffset(atScalar: offset, in: bytes)
    return bytes.indices.contains(index) ? bytes[index] : nil
  }

  func isAtEnd(_ offset: Int) -> Bool {
    bytes[lines.byteOffset(atScalar: offset, in: bytes)...].allSatisfy(Self.isWhite)
  }

  func areInOneLine(_ one: Int, _ other: Int) -> Bool {
    lines.line(atScalar: one) == lines.line(atScalar: other)
  }

  /// Returns the last byte before a position in its line that isn't white space.
  func lastByte(before offset: Int) -> UInt8? {
    head(before: offset).last { !Self.isWhite($0) }
  }

  /// Returns a Boolean value indicating whether the last character before a position is a colon, apart from white
  /// space.
  func isBehindColon(_ offset: Int) -> Bool {
    bytes[..<lines.byteOffset(atScalar: offset, in: bytes)].last { !Self.isWhite($0) } == UInt8(ascii: ":")
  }

  /// Returns a Boolean value indicating whether a key with its colon is before a position in its line.
  func hasKey(before offset: Int) -> Bool {
    KeyLine.column(head(before: offset)) != nil
  }

  /// Returns a Boolean value indicating whether the nearest line above with content begins with a key.
  func hasKeyInLineAbove(_ offset: Int) -> Bool {
    lineAbove(offset).map { KeyLine.column(bytes[lines.byteRange(ofLine: $0)]) != nil } ?? false
  }

  /// Returns the start of the text in that line.
  func startOfTextAbove(_ offset: Int) -> Int? {
    lineAbove(offset).map { line in
      lines.scalarStarts[line] + bytes[lines.byteRange(ofLine: line)].prefix(while: Self.isWhite).count
    }
  }

  private func lineAbove(_ offset: Int) -> Int? {
    let line = lines.line(atScalar: offset)
    // More empty lines in a row are unlikely.
    return (max(0, line - 100)..<line).last { !bytes[lines.byteRange(ofLine: $0)].allSatisfy(Self.isWhite) }
  }

  /// Returns the position of a git conflict marker in the line of an offset or in the line above.
  func conflictMark(near offset: Int) -> Int? {
    let line = lines.line(atScalar: offset)
    let found = [line, line - 1].first { line in
      guard line >= 0 else { return false }
      let start = bytes[lines.byteRange(ofLine: line)].prefix(8)
      return ["<<<<<<< ", "||||||| ", ">>>>>>> "].contains { start.elementsEqual($0.utf8) }
        || start.elementsEqual("=======\n".utf8) || start.elementsEqual("=======\r".utf8)
    }
    return found.map { lines.scalarStarts[$0] }
  }

  /// Returns the key in the line of an offset, with its start, if it is longer than libyaml's lookahead.
  func longKey(near offset: Int) -> (offset: Int, text: String)? {
    let line = lines.line(atScalar: offset)
    let range = lines.byteRange(ofLine: line)
    guard let key = KeyLine.key(bytes[range]), key.count > YAMLTreeBuilder.keyLimit else { return nil }
    return (lines.scalarStarts[line] + key.lowerBound - range.lowerBound, KeyLine.text(bytes[key]))
  }

  private func head(before offset: Int) -> ArraySlice<UInt8> {
    let line = lines.line(atScalar: offset)
    let start = lines.byteRange(ofLine: line).lowerBound
    return bytes[start..<max(start, lines.byteOffset(atScalar: offset, in: bytes))]
  }

  private static func isWhite(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
