/// The characters of names, literals and spaces (LDML 48 part 9, "Complete ABNF").
enum MessageFormat2Characters {
  /// The ASCII characters that can begin a name.
  static let nameStart = ASCIISet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_+")
  /// The ASCII characters that can be in a name, and in a literal without quotes.
  static let name = ASCIISet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_+0123456789-.")
  /// The ASCII characters of white space.
  static let space = ASCIISet(" \t\r\n")

  /// Returns a Boolean value indicating whether a scalar can begin a name.
  static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x80: nameStart.contains(UInt8(scalar.value))
    case 0x80..<0xA1, 0x61C, 0x1680, 0x2000...0x200A, 0x200E...0x200F, 0x2028...0x202F, 0x205F, 0x2066...0x2069, 0x3000,
      0xFDD0...0xFDEF:
      false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }

  /// Returns a Boolean value indicating whether a scalar can be in a name.
  static func isName(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { name.contains(UInt8(scalar.value)) } else { isNameStart(scalar) }
  }

  /// Returns a Boolean value indicating whether a scalar is a mark or an isolate of bidirectional text, which may be
  /// next to names and spaces.
  static func isDirectional(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200E...0x200F, 0x2066...0x2069: true
    default: false
    }
  }

  /// Returns a Boolean value indicating whether a text can be written without quotes.
  static func isUnquoted(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy(isName)
  }
}
