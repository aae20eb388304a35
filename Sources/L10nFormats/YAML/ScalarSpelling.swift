import L10nText

/// The spelling of characters in a scalar of a style.
package struct ScalarSpelling {
  let style: ScalarStyle
  /// The line break of a block scalar, with the indentation of the next line.
  let lineBreak: [UInt8]

  package init(style: ScalarStyle, lineBreak: [UInt8]) {
    self.style = style
    self.lineBreak = lineBreak
  }

  /// Returns a text in the style. Characters are escaped only if YAML requires it; those that the style can't represent
  /// are written anyway, and fail when they are read back.
  package func written(_ text: String) -> [UInt8] {
    switch style {
    case .plain: Array(text.utf8)
    case .singleQuoted: text.utf8.flatMap { $0 == UInt8(ascii: "'") ? [$0, $0] : [$0] }
    case .doubleQuoted: text.unicodeScalars.flatMap { Array(Self.escaped($0).utf8) }
    case .literal, .folded: text.utf8.flatMap { $0 == UInt8(ascii: "\n") ? lineBreak : [$0] }
    }
  }

  /// Returns a character as written between double quotes (YAML 1.1, sections 5.1 and 5.6).
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: break
    }
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0x2027, 0x202A...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF: return String(scalar)
    case 0...0xFF: return "\\x" + scalar.hexadecimal(digits: 2)
    default: return "\\u" + scalar.hexadecimal(digits: 4)
    }
  }
}
