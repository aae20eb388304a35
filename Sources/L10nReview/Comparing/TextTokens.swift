import L10nText

/// Takes texts apart into what changes as a whole: words of alphabets, single syllables of Hangul, single ideographs and
/// kana, single signs, and simple placeholders.
enum TextTokens {
  /// The parts of a text, in order; together they are the text.
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

  /// The end of `{name}`, with which the text begins, or `nil` if it begins with anything else.
  private static func endOfPlaceholder(_ text: Substring) -> Substring.Index? {
    let name = text.dropFirst().prefix(longestName)
    guard let end = name.firstIndex(where: { !isWord($0) && $0 != "_" }), end > name.startIndex, name[end] == "}" else {
      return nil
    }
    return name.index(after: end)
  }

  /// The longest name of a placeholder. Longer ones are a brace and words, so the search for the end stops early.
  private static let longestName = 64

  /// Returns a Boolean value indicating whether a character belongs to a word of a script that puts spaces between
  /// words. Hangul does, too, but its words change by syllables: an ending, a particle.
  private static func isWord(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    if scalar.isASCII { return character.isLetter || character.isNumber }
    return scalar.isLetter && !isSyllableOrIdeograph(scalar) || character.isNumber
  }

  /// Hangul, kana, ideographs, and the scripts of South East Asia that write words without spaces between them (Unicode
  /// 16, Blocks.txt).
  private static func isSyllableOrIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x3040...0x318F, 0x31F0...0x31FF,
      0xA960...0xA97F, 0xAC00...0xD7FF, 0xFF66...0xFFDC:
      true
    default: scalar.properties.isIdeographic
    }
  }
}
