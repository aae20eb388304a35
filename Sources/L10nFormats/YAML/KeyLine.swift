/// Recognizes a line that begins with a block mapping's key.
enum KeyLine {
  /// Returns the column of the key, from 0, or `nil` if the line doesn't begin with one. Only ASCII spaces indent, so
  /// bytes are columns.
  static func column(_ line: ArraySlice<UInt8>) -> Int? {
    key(line).map { $0.lowerBound - line.startIndex }
  }

  /// Returns the bytes of the key, including its quotes, or `nil` if the line doesn't begin with one.
  static func key(_ line: ArraySlice<UInt8>) -> Range<Int>? {
    guard let first = line.firstIndex(where: { $0 != UInt8(ascii: " ") }) else { return nil }
    switch line[first] {
    case UInt8(ascii: "#"), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): return nil
    case UInt8(ascii: "-"), UInt8(ascii: "%"), UInt8(ascii: "}"), UInt8(ascii: "]"): return nil
    default: break
    }
    let colon = line[first...].indices.first { index in
      line[index] == UInt8(ascii: ":") && (index + 1 == line.endIndex || isBlank(line[index + 1]))
    }
    return colon.map { first..<$0 }
  }

  /// Returns the bytes of a key as a string; escapes aren't decoded.
  static func text(_ key: ArraySlice<UInt8>) -> String {
    // Bytes are compared, because a character can have a million combining marks.
    guard let start = key.firstIndex(where: { !isQuote($0) }),
      let end = key.lastIndex(where: { !isQuote($0) && $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }),
      start <= end
    else { return "" }
    return String(decoding: key[start...end], as: UTF8.self)
  }

  private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n")
  }
}
