/// Reads the characters of one string of a `.strings` file, in quotes or not (Core Foundation's old-style property lists).
struct StringsStringReader: EscapedStringReader {
  private let bytes: ArraySlice<UInt8>
  /// The quote around the string, or `nil` if it has none.
  private let quote: UInt8?
  /// The index of the next byte to read; at first, the one after the opening quote.
  private(set) var index: Int

  /// - Parameter bytes: UTF-8 that begins with the string.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    quote = bytes.first.flatMap { Self.isQuote($0) ? $0 : nil }
    index = bytes.startIndex + (quote == nil ? 0 : 1)
  }

  static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

  /// Returns a Boolean value indicating whether a byte can be part of a string without quotes.
  static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Returns a Boolean value indicating whether a line begins with a key and a quote: only what is in the line counts, so
  /// that a file isn't read to its end once for each line.
  static func beginsEntry(_ line: ArraySlice<UInt8>) -> Bool {
    let line = line.prefix { $0 != 0x0A }
    guard let first = line.first, isQuote(first) || isOfWord(first) else { return false }
    let rest = line[read(line).end...].drop { $0 == 0x20 || $0 == 0x09 }
    guard rest.first == UInt8(ascii: "=") else { return false }
    return rest.dropFirst().first { $0 != 0x20 && $0 != 0x09 }.map(isQuote) ?? false
  }

  mutating func next() -> EscapedPiece {
    let start = index
    guard let quote else {
      while index < bytes.endIndex, Self.isOfWord(bytes[index]) { index += 1 }
      return index > start ? .run(start..<index) : .end
    }
    while index < bytes.endIndex, bytes[index] != quote, bytes[index] != UInt8(ascii: "\\") { index += 1 }
    if index > start { return .run(start..<index) }
    guard index < bytes.endIndex else { return .unclosed }
    index += 1
    return bytes[start] == quote ? .end : escape(from: start)
  }

  private mutating func escape(from start: Int) -> EscapedPiece {
    guard index < bytes.endIndex else { return .unclosed }
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = 0
      let digits = bytes[index...].prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
      for digit in digits { value = value * 8 + Int(digit - UInt8(ascii: "0")) }
      index = digits.endIndex
      return .escape(NextStepLatin.scalar(UInt8(truncatingIfNeeded: value)), start..<index)
    case UInt8(ascii: "U"): return codePoint(from: start)
    default: break
    }
    index += 1
    let scalar: Unicode.Scalar
    switch byte {
    case UInt8(ascii: "a"): scalar = "\u{7}"
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "v"): scalar = "\u{B}"
    default:
      // Any other character is unchanged.
      while index < bytes.endIndex, bytes[index] & 0xC0 == 0x80 { index += 1 }
      let text = String(decoding: bytes[start + 1..<index], as: UTF8.self)
      scalar = text.unicodeScalars.first ?? "\u{FFFD}"
    }
    return .escape(scalar, start..<index)
  }

  /// Reads `\U00e9`, which has up to four digits.
  private mutating func codePoint(from start: Int) -> EscapedPiece {
    let first = codeUnit()
    if let scalar = Unicode.Scalar(first) { return .escape(scalar, start..<index) }
    let end = index
    if UTF16.isLeadSurrogate(first), index + 1 < bytes.endIndex, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "U")
    {
      index += 1
      let second = codeUnit()
      if UTF16.isTrailSurrogate(second) {
        let code = 0x1_0000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00
        return .escape(Unicode.Scalar(code) ?? "\u{FFFD}", start..<index)
      }
    }
    index = end
    return .mistake(
      explanation: "this escape is half of a character; write the character itself", start..<index)
  }

  /// Reads the digits after a `U`.
  private mutating func codeUnit() -> UInt16 {
    index += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard index < bytes.endIndex, let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else { break }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }
}
