/// Latin words as Korean writes them.
extension FinalSound {
  /// The lowercase ASCII letter that a Latin letter is read by; nil for anything else.
  static func latinLetter(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x41...0x5A: UInt8(truncatingIfNeeded: scalar.value + 0x20)
    case 0x61...0x7A: UInt8(truncatingIfNeeded: scalar.value)
    // The micro sign and the Greek letter that stands for it.
    case 0xB5, 0x3BC: UInt8(ascii: "u")
    default: accented(scalar)
    }
  }

  private static func accented(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    // A final é is read, unlike a final e, so all of these stand for some vowel that is.
    case 0xC0...0xC6, 0xC8...0xCF, 0xD2...0xD6, 0xD8...0xDD, 0xE0...0xE6, 0xE8...0xEF, 0xF2...0xF6, 0xF8...0xFD, 0xFF,
      0x100...0x105, 0x112...0x11B, 0x128...0x131, 0x14C...0x153, 0x168...0x173:
      UInt8(ascii: "a")
    case 0xD1, 0xF1, 0x143...0x148: UInt8(ascii: "n")
    case 0x139...0x142: UInt8(ascii: "l")
    case 0xC7, 0xE7, 0xDF, 0xD0, 0xF0, 0xDE, 0xFE, 0x106...0x111, 0x154...0x167, 0x174...0x17F: UInt8(ascii: "s")
    default: nil
    }
  }

  /// The sound of the word that the text ends in, which ends in a Latin letter: a unit after a number, capitals by the
  /// names of the letters, anything else by its ending.
  static func latinWord(endOf text: ReverseScalars) -> FinalSound {
    var rest = text
    let word = LatinWord(removedFrom: &rest)
    if let sound = unit(word, after: rest) { return sound }
    let isSpoken = rest.last == "." && LatinEndings.spokenBehindPeriod.contains(word.ending)
    if word.isSpelled, !isSpoken { return letterName(UInt8(truncatingIfNeeded: word.ending)) }
    return LatinEndings.sound(of: word)
  }

  /// 엘, 엠, 엔, 알 end in a consonant, the names of the other letters don't.
  private static func letterName(_ letter: UInt8) -> FinalSound {
    switch letter {
    case UInt8(ascii: "l"), UInt8(ascii: "r"): .rieul
    case UInt8(ascii: "m"), UInt8(ascii: "n"): .consonant
    default: .vowel
    }
  }

  /// The sound of a unit's name right after a number or one space after it; `km/h` is read by its first unit.
  private static func unit(_ word: LatinWord, after text: ReverseScalars) -> FinalSound? {
    var (word, rest) = (word, text)
    if rest.last == "/", word.count == 1 {
      _ = rest.removeLast()
      guard rest.last.flatMap(latinLetter) != nil else { return nil }
      word = LatinWord(removedFrom: &rest)
    }
    if rest.last?.properties.isWhitespace == true { _ = rest.removeLast() }
    guard rest.last.flatMap(decimalDigit) != nil else { return nil }
    return word.symbol.flatMap(unit)
  }
}
