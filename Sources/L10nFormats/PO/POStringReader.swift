import L10nText

/// Reads the characters of one string of a PO file: one or more parts in quotes, usually one for each line (GNU gettext
/// manual, "The Format of PO Files").
struct POStringReader: EscapedStringReader {
  private let bytes: ArraySlice<UInt8>
  /// The index of the next byte to read; at first, the one after the opening quote.
  private(set) var index: Int

  /// - Parameter bytes: UTF-8 that begins with the string.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex + (bytes.first == Self.quote ? 1 : 0)
  }

  static let quote = UInt8(ascii: "\"")

  mutating func next() -> EscapedPiece {
    while true {
      let start = index
      while index < bytes.endIndex, !Self.isMark(bytes[index]) { index += 1 }
      if index > start { return .run(start..<index) }
      guard index < bytes.endIndex, bytes[index] != UInt8(ascii: "\n") else { return .unclosed }
      index += 1
      if bytes[start] != Self.quote { return escape(from: start) }
      let next = bytes[index...].drop { $0 <= UInt8(ascii: " ") }
      guard next.first == Self.quote else { return .end }
      index = next.startIndex + 1
    }
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == quote || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\n")
  }

  private mutating func escape(from start: Int) -> EscapedPiece {
    guard index < bytes.endIndex, bytes[index] != UInt8(ascii: "\n") else { return .unclosed }
    if let scalar = Self.signs[bytes[index]] {
      index += 1
      return .escape(scalar, start..<index)
    }
    guard let first = byte() else {
      let end = min(index + 1, bytes.endIndex)
      let sign = String(decoding: bytes[index..<end], as: UTF8.self)
      index = end
      return .mistake(
        explanation: "gettext has no escape '\\\(sign)'; write '\\\\' for a backslash", start..<end)
    }
    // The escapes of one character's bytes follow each other.
    var encoded = [first]
    let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    while encoded.count < length, index < bytes.endIndex, bytes[index] == UInt8(ascii: "\\") {
      let end = index
      index += 1
      guard let byte = byte(), byte & 0xC0 == 0x80 else {
        index = end
        break
      }
      encoded.append(byte)
    }
    guard let text = String(validating: encoded, as: UTF8.self), let scalar = text.unicodeScalars.first, scalar != "\0"
    else {
      return .mistake(explanation: "this escape isn't a character in UTF-8; write the character itself", start..<index)
    }
    return .escape(scalar, start..<index)
  }

  /// Reads the byte that follows a backslash as a number: `303`, `x41`.
  private mutating func byte() -> UInt8? {
    guard index < bytes.endIndex else { return nil }
    let isHexadecimal = bytes[index] == UInt8(ascii: "x")
    let digits =
      isHexadecimal
      ? bytes[(index + 1)...].prefix { Character(Unicode.Scalar($0)).isHexDigit }
      : bytes[index...].prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
    guard !digits.isEmpty else { return nil }
    index = digits.endIndex
    // As in C, only the last eight bits count.
    let radix: UInt8 = isHexadecimal ? 16 : 8
    return digits.reduce(0) { $0 &* radix &+ UInt8(Character(Unicode.Scalar($1)).hexDigitValue ?? 0) }
  }

  /// The characters that have escapes of their own, by the letters of these.
  static let signs: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t", UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}",
    UInt8(ascii: "v"): "\u{B}",
  ]
}
