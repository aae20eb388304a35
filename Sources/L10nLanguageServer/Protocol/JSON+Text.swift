import L10nText

extension JSON {
  /// The value as a JSON text in UTF-8, on a single line. The members of objects are in alphabetical order.
  package var text: [UInt8] {
    var text: [UInt8] = []
    append(to: &text)
    return text
  }

  private func append(to text: inout [UInt8]) {
    switch self {
    case .null: text += "null".utf8
    case .bool(let bool): text += (bool ? "true" : "false").utf8
    case .integer(let integer): text += String(integer).utf8
    case .number(let number): text += String(number).utf8
    case .string(let string): Self.append(string, to: &text)
    case .array(let elements):
      text.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        element.append(to: &text)
      }
      text.append(UInt8(ascii: "]"))
    case .object(let members):
      text.append(UInt8(ascii: "{"))
      for (index, member) in members.sorted(by: { KeyOrder.precedes($0.key, $1.key) }).enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        Self.append(member.key, to: &text)
        text.append(UInt8(ascii: ":"))
        member.value.append(to: &text)
      }
      text.append(UInt8(ascii: "}"))
    }
  }

  private static func append(_ string: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): text += "\\\"".utf8
      case UInt8(ascii: "\\"): text += "\\\\".utf8
      case 0x0A: text += "\\n".utf8
      case 0x0D: text += "\\r".utf8
      case 0x09: text += "\\t".utf8
      case 0..<0x20:
        text += "\\u00".utf8
        text.append(hexadecimalDigits[Int(byte >> 4)])
        text.append(hexadecimalDigits[Int(byte & 0xF)])
      default: text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
  }

  private static let hexadecimalDigits = Array("0123456789abcdef".utf8)
}
