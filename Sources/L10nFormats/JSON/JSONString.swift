import L10nText

/// The spelling of a string in a JSON file.
package enum JSONString {
  /// Returns the text in quotes.
  static func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// Returns the text as written between quotes, with only the necessary escapes.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 == 0xE2 })
    else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // U+2028 ends a line in JavaScript, and Xcode escapes it.
      case "\u{0}"..."\u{1F}", "\u{2028}": result += "\\u" + scalar.hexadecimal(digits: 4)
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns the text as written between quotes by programs that write only ASCII, such as Python's and PHP's.
  static func escapedToASCII(_ text: String) -> String {
    escaped(text).unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.isASCII { return result.unicodeScalars.append(scalar) }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
  }
}
