import L10nText

/// Reads the characters of one JSON string (RFC 8259, section 7).
struct JSONStringReader: EscapedStringReader {
  private let bytes: ArraySlice<UInt8>
  /// The index of the next byte to read; at first, the one after the opening quote.
  private(set) var index: Int

  /// - Parameter bytes: UTF-8 that begins with the opening quote.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex + 1
  }

  mutating func next() -> EscapedPiece {
    let start = index
    index += bytes[start...].withUnsafeBufferPointer { rest in
      rest.firstIndex { !Self.isPlain($0) } ?? rest.count
    }
    if index > start { return .run(start..<index) }
    guard index < bytes.endIndex else { return .unclosed }
    switch bytes[index] {
    case UInt8(ascii: "\""):
      index += 1
      return .end
    case UInt8(ascii: "\\"): return escape()
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return .unclosed
    default: return controlCharacter()
    }
  }

  /// Returns a Boolean value indicating whether a byte of a string is written without an escape.
  static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func controlCharacter() -> EscapedPiece {
    let byte = bytes[index]
    index += 1
    let escape = byte == UInt8(ascii: "\t") ? "\\t" : "\\u" + Unicode.Scalar(byte).hexadecimal(digits: 4)
    return .mistake(
      explanation: "JSON allows no control character in a string; write '\(escape)' for this one", index - 1..<index)
  }

  private mutating func escape() -> EscapedPiece {
    let start = index
    index += 1
    // At the end of a line, the string is unclosed.
    guard index < bytes.endIndex, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") else {
      return .mistake(explanation: "this backslash doesn't escape anything; write '\\\\'", start..<index)
    }
    let simple: Unicode.Scalar
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): simple = Unicode.Scalar(bytes[index])
    case UInt8(ascii: "b"): simple = "\u{8}"
    case UInt8(ascii: "f"): simple = "\u{C}"
    case UInt8(ascii: "n"): simple = "\n"
    case UInt8(ascii: "r"): simple = "\r"
    case UInt8(ascii: "t"): simple = "\t"
    case UInt8(ascii: "u"): return codePoint(from: start)
    default: return unknownEscape(from: start)
    }
    index += 1
    return .escape(simple, start..<index)
  }

  private mutating func unknownEscape(from start: Int) -> EscapedPiece {
    index += 1
    while index < bytes.endIndex, bytes[index] & 0xC0 == 0x80 { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    return .mistake(
      explanation: "JSON has no escape '\(text)'; write '\\\(text)' for a backslash", start..<index)
  }

  private mutating func codePoint(from start: Int) -> EscapedPiece {
    guard let first = codeUnit(at: start) else {
      index = start + 2
      return .mistake(
        explanation: "'\\u' needs four hexadecimal digits, such as '\\u00E9'", start..<index)
    }
    index = start + 6
    if let scalar = Unicode.Scalar(first) { return .escape(scalar, start..<index) }
    guard UTF16.isLeadSurrogate(first), let second = codeUnit(at: index), UTF16.isTrailSurrogate(second) else {
      return .mistake(
        explanation: "this escape is half of a character; write both halves, or the character itself", start..<index)
    }
    index += 6
    let code = 0x1_0000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00
    return .escape(Unicode.Scalar(code) ?? "\u{FFFD}", start..<index)
  }

  /// Returns the code unit of the escape at an index, or `nil` if that isn't one.
  private func codeUnit(at start: Int) -> UInt16? {
    guard start + 6 <= bytes.endIndex, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u") else {
      return nil
    }
    var unit: UInt16 = 0
    for byte in bytes[start + 2..<start + 6] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
