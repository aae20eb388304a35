import L10nText

/// The spelling of a string in a settings file that reads back unchanged.
package enum SettingsText {
  /// Returns the text in one line, without quotes if that is safe, otherwise in double quotes (YAML 1.2, section
  /// 7.3.1).
  package static func written(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { isLetter($0) || "0123456789-_./".unicodeScalars.contains($0) }
    let isWord = text.unicodeScalars.first.map(isLetter) == true
    return isPlain && isWord && !YAMLText.isOtherWord(text) ? text : quoted(text)
  }

  /// Returns the text of a sentence, for people to read and edit.
  package static func prose(_ text: String) -> String { YAMLText.written(text) }

  /// Returns the text in double quotes.
  package static func quoted(_ text: String) -> String {
    "\"" + text.reduce(into: "") { $0 += isEmoji($1) ? String($1) : $1.unicodeScalars.map(escaped).joined() } + "\""
  }

  /// Returns a Boolean value indicating whether a character is an emoji without invisible parts.
  private static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first,
      first.properties.isEmojiPresentation || scalars.count > 1 && first.properties.isEmoji
    else { return false }
    // With the variation selector for emoji and the joiner of a sequence (UTS #51, sections 1.4.3 and 1.4.5).
    return scalars.allSatisfy { ($0.properties.isEmoji && $0.value > 0x7F) || $0 == "\u{FE0F}" || $0 == "\u{200D}" }
  }

  /// Returns a Boolean value indicating whether the scalar is a letter that reviewers can see, with no meaning in YAML.
  /// Some letters are invisible fillers.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isLetter && !scalar.properties.isDefaultIgnorableCodePoint
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case "\u{20}"..."\u{7E}": String(scalar)
    case _ where isLetter(scalar): String(scalar)
    case "\u{0}"..."\u{FFFF}": "\\u" + scalar.hexadecimal(digits: 4).lowercased()
    default: "\\U" + scalar.hexadecimal(digits: 8).lowercased()
    }
  }
}
