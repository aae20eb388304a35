/// A string with line breaks, which JSON doesn't allow: the following lines belong to it, rather than to the object.
enum BrokenString {
  /// Returns the index after the quote that closes a string, or `nil` if the following lines aren't its text.
  ///
  /// - Parameter index: the index of the line break in the string.
  static func end(of bytes: [UInt8], from index: Int) -> Int? {
    var index = index
    while let start = bytes[index...].firstIndex(where: { !isSpace($0) }), canBeText(bytes[start...]) {
      index = start
      while index < bytes.count, !isLineEnd(bytes[index]) {
        if bytes[index] == UInt8(ascii: "\"") {
          return isAtEndOfValue(bytes[(index + 1)...]) ? index + 1 : nil
        }
        let isEscape = bytes[index] == UInt8(ascii: "\\") && index + 1 < bytes.count && !isLineEnd(bytes[index + 1])
        index += isEscape ? 2 : 1
      }
    }
    return nil
  }

  /// Returns a Boolean value indicating whether a line may continue or close a text, and isn't a line of an object.
  private static func canBeText(_ line: ArraySlice<UInt8>) -> Bool {
    switch line.first {
    case UInt8(ascii: "\""): isAtEndOfValue(line.dropFirst())
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "["), UInt8(ascii: ","): false
    // An object, or an argument.
    case UInt8(ascii: "{"): line.dropFirst().first.map { !isSpace($0) && $0 != UInt8(ascii: "\"") } ?? false
    // A conflict marker of git.
    case let first?: !(line.prefix(7).count == 7 && line.prefix(7).allSatisfy { $0 == first })
    case nil: false
    }
  }

  /// Returns a Boolean value indicating whether the rest of the line after a quote shows that the quote closes a value
  /// or a key.
  private static func isAtEndOfValue(_ rest: ArraySlice<UInt8>) -> Bool {
    switch rest.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) {
    case nil, UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"): true
    case let byte?: isLineEnd(byte)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
