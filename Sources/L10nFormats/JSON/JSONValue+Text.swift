extension JSONValue {
  package static let null = JSONValue.word("null")

  package static func number(_ number: Int) -> JSONValue { .word(String(number)) }

  package static func truth(_ truth: Bool) -> JSONValue { .word(truth ? "true" : "false") }

  /// A string, or null for none.
  package static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// The text of the value, on a single line.
  package var text: String {
    var text = ""
    append(to: &text)
    return text
  }

  private func append(to text: inout String) {
    switch self {
    case .string(let string): Self.append(string, to: &text)
    case .word(let word): text += word
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.append(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.append(member.key, to: &text)
        text += ":"
        member.value.append(to: &text)
      }
      text += "}"
    }
  }

  /// Escapes quotes, backslashes and controls (RFC 8259, section 7); also U+2028 and U+2029, because older versions of
  /// JavaScript took them for line ends; and the bracket of `##[`, which would begin a command in the log of a GitHub
  /// workflow.
  private static func append(_ string: String, to text: inout String) {
    text += "\""
    if string.utf8.contains(where: mayNeedEscape) {
      let scalars = string.unicodeScalars
      var signs = 0
      /// The start of the characters that are written unchanged.
      var start = scalars.startIndex
      for index in scalars.indices {
        let scalar = scalars[index]
        if let escape = scalar == "[" && signs > 1 ? "\\u005b" : escape(of: scalar) {
          text.unicodeScalars += scalars[start..<index]
          text += escape
          start = scalars.index(after: index)
        }
        signs = scalar == "#" ? signs + 1 : 0
      }
      text.unicodeScalars += scalars[start...]
    } else {
      text += string
    }
    text += "\""
  }

  /// Returns a Boolean value indicating whether a byte of UTF-8 is or begins a character that may be escaped. Few texts
  /// have any.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F || byte == 0xC2
      || byte == 0xE2 || byte == UInt8(ascii: "#")
  }

  private static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return nil
    }
  }
}
