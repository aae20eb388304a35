import L10nText

/// The spelling of a new text in a bundle, as a person would write it.
enum YAMLText {
  /// Returns the text in one line: without quotes if every YAML parser reads it as a text, in double quotes otherwise.
  static func written(_ text: String) -> String {
    if isPlain(text) { return text }
    let spelling = ScalarSpelling(style: .doubleQuoted, lineBreak: [])
    return "\"" + String(decoding: spelling.written(text), as: UTF8.self) + "\""
  }

  /// Returns a Boolean value indicating whether parsers of some version of the format read a text without quotes as a
  /// truth value or nothing.
  static func isOtherWord(_ text: String) -> Bool {
    ["y", "n", "yes", "no", "on", "off", "true", "false", "null"].contains(text.lowercased())
  }

  /// Returns a Boolean value indicating whether every YAML parser reads a text without quotes as that text.
  static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.isLetter,
      !isOtherWord(text), text.utf8.last != UInt8(ascii: " "), text.utf8.last != UInt8(ascii: ":")
    else { return false }
    var previous: Unicode.Scalar = "\0"
    for scalar in text.unicodeScalars {
      switch (previous, scalar) {
      case (":", " "), (" ", "#"): return false
      default: break
      }
      if isHidden(scalar) { return false }
      previous = scalar
    }
    return true
  }

  /// Returns a Boolean value indicating whether a character breaks a line or is invisible.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: true
    case .spaceSeparator: scalar != " "
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
