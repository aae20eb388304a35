import L10nText

/// Splits texts into units of change: words of alphabets, single syllables of Hangul, single ideographs and kana,
/// single signs, and simple placeholders.
enum TextTokens {
  /// Returns the parts of a text, in order; joined, they are the text.
  static func tokens(of text: String) -> [Substring] {
    var tokens: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let end =
        first == "{" ? endOfPlaceholder(rest) : isWord(first) ? rest.firstIndex { !isWord($0) } ?? rest.endIndex : nil
      let token = rest[..<(end ?? rest.index(after: rest.startIndex))]
      tokens.append(token)
      rest = rest[token.endIndex...]
    }
    return tokens
  }

  /// Returns the end of the `{name}` at the beginning of the text, or `nil` if there is none.
  private static func endOfPlaceholder(_ text: Substring) -> Substring.Index? {
    let name = text.dropFirst().prefix(longestName)
    guard let end = name.firstIndex(where: { !isWord($0) && $0 != "_" }), end > name.startIndex, name[end] == "}" else {
      return nil
    }
    return name.index(after: end)
  }

  /// The longest name of a placeholder. A longer one is probably a brace before words, so the search stops early.
  private static let longestName = 64

  /// Returns a Boolean value indicating whether a character belongs to a word of a script with spaces between words.
  /// Hangul has spaces, too, but its words change by syllables: an ending, a particle.
  private static func isWord(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    if scalar.isASCII { return character.isLetter || character.isNumber }
    return scalar.isLetter && !isSyllableOrIdeograph(scalar) || character.isNumber
  }

  /// Returns a Boolean value indicating whether a scalar is Hangul, kana, an ideograph, or in a script of South East
  /// Asia without spaces between words (Unicode 16, Blocks.txt).
  private static func isSyllableOrIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x3040...0x318F, 0x31F0...0x31FF,
      0xA960...0xA97F, 0xAC00...0xD7FF, 0xFF66...0xFFDC:
      true
    default: scalar.properties.isIdeographic
    }
  }
}
