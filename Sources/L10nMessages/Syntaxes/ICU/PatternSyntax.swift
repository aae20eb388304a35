/// The characters with a special role in ICU's message syntax (UAX #31, R3 "Pattern_White_Space and Pattern_Syntax
/// Characters"). Unicode guarantees that these two sets never change.
enum PatternSyntax {
  /// Returns a Boolean value indicating whether a scalar may separate the parts of an argument.
  static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0x200E...0x200F, 0x2028...0x2029: true
    default: false
    }
  }

  /// Returns a Boolean value indicating whether a scalar ends a name or a keyword. White space and the syntax's
  /// punctuation do.
  static func endsIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    isWhiteSpace(scalar) || isPunctuation(scalar)
  }

  /// Returns a Boolean value indicating whether a scalar is misleading in a name, although ICU allows it, because it
  /// resembles a character of the syntax or is invisible.
  ///
  /// Chinese, Japanese and Korean input methods produce full-width forms: `{ｎａｍｅ}`, `{n，number}`.
  static func isMisleadingInIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFF01...0xFF60, 0xFFE0...0xFFE6: true
    case 0..<0x80: scalar.value < 0x20 || scalar.value == 0x7F
    default:
      scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
        || scalar.properties.generalCategory == .control
    }
  }

  /// Returns the ASCII character of a full-width form, or `nil` for any other scalar.
  static func ascii(fullWidth scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0)
    case 0x3000: " "
    default: nil
    }
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x5E, 0x60, 0x7B...0x7E: true
    case 0..<0xA1: false
    case 0xA1...0xA7, 0xA9, 0xAB...0xAC, 0xAE, 0xB0...0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
    case 0x2010...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x245F: true
    case 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030: true
    case 0xFD3E...0xFD3F, 0xFE45...0xFE46: true
    default: false
    }
  }
}
