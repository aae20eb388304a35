/// The final sound of a word read aloud in Korean, as far as it affects particles.
package enum FinalSound: Sendable {
  /// No final consonant: 나무, 3.2 (이).
  case vowel
  /// A final ㄹ, which some particles treat like a vowel: 서울, 8 (팔).
  case rieul
  /// Any other final consonant: 크림, 3 (삼).
  case consonant

  /// Determines the final sound of a text. Returns `nil` if it can't be known.
  ///
  /// Searching backwards, this skips white space, punctuation, quotes, marks, emoji, tags, entities, and a bracketed
  /// group after other text: `크림(50ml)`.
  init?(of text: ReverseScalars) {
    var rest = text
    var skipsGroups = true
    var skippedGroup = false
    // Keeps the search linear in a text of nothing but closing brackets.
    var searchesLeft = 16
    while true {
      let upToScalar = rest
      guard let scalar = rest.removeLast() else {
        guard skippedGroup else { return nil }
        // The text consists only of bracketed groups, so their content is read.
        (rest, skipsGroups, skippedGroup) = (text, false, false)
        continue
      }
      if let sound = Self.reading(of: scalar, endOf: upToScalar) {
        self = sound
        return
      }
      if searchesLeft > 0, ")]>;".unicodeScalars.contains(scalar) {
        searchesLeft -= 1
        if skipsGroups, let beforeGroup = Self.group(closedBy: scalar, after: rest) {
          rest = beforeGroup
          skippedGroup = true
        } else if let beforeMarkup = Self.markup(closedBy: scalar, after: rest) {
          rest = beforeMarkup
        }
      } else if !Self.isSilent(scalar) {
        return nil
      }
    }
  }

  /// Returns the sound of the scalar at the end of a text, or `nil` if the scalar has no sound.
  private static func reading(of scalar: Unicode.Scalar, endOf text: ReverseScalars) -> FinalSound? {
    if let sound = hangul(scalar) { return sound }
    if decimalDigit(scalar) != nil { return number(endOf: text) }
    if latinLetter(scalar) != nil { return latinWord(endOf: text) }
    return sign(scalar)
  }
}

// MARK: - Hangul

extension FinalSound {
  /// Returns the sound of a syllable, of a conjoining vowel or final consonant, or of a letter, which is read by name
  /// (ㄱ 기역, ㅏ 아). See The Unicode Standard, section 3.12.
  package static func hangul(_ scalar: Unicode.Scalar) -> FinalSound? {
    switch scalar.value {
    case 0xAC00...0xD7A3:
      switch (scalar.value - 0xAC00) % 28 {
      case 0: .vowel
      case 8: .rieul
      default: .consonant
      }
    case 0x11AF, 0x3139, 0xFFA9: .rieul
    case 0x11A8...0x11FF, 0xD7CB...0xD7FB, 0x3131...0x314E, 0x3165...0x3186, 0xFFA1...0xFFBE: .consonant
    case 0x1161...0x11A7, 0xD7B0...0xD7C6, 0x314F...0x3163, 0x3187...0x318E, 0xFFC2...0xFFDC: .vowel
    default: nil
    }
  }
}
