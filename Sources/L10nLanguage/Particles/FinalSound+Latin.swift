/// Latin words as written in Hangul.
extension FinalSound {
  /// Returns the lowercase ASCII letter with the same reading as a Latin letter, or `nil` for other scalars.
  static func latinLetter(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x41...0x5A: UInt8(truncatingIfNeeded: scalar.value + 0x20)
    case 0x61...0x7A: UInt8(truncatingIfNeeded: scalar.value)
    // The micro sign, and the Greek letter that is used for it.
    case 0xB5, 0x3BC: UInt8(ascii: "u")
    default: accented(scalar)
    }
  }

  private static func accented(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0xC0...0xC6, 0xE0...0xE6, 0x100...0x105, 0x1CD, 0x1CE, 0x1EA0...0x1EB7: UInt8(ascii: "a")
    case 0xC8...0xCB, 0xE8...0xEB, 0x112...0x11B, 0x1EB8...0x1EC7: UInt8(ascii: "e")
    case 0xCC...0xCF, 0xEC...0xEF, 0x128...0x131, 0x1CF, 0x1D0, 0x1EC8...0x1ECB: UInt8(ascii: "i")
    case 0xD2...0xD6, 0xD8, 0xF2...0xF6, 0xF8, 0x14C...0x153, 0x1A0, 0x1A1, 0x1D1, 0x1D2, 0x1ECC...0x1EE3:
      UInt8(ascii: "o")
    case 0xD9...0xDC, 0xF9...0xFC, 0x168...0x173, 0x1AF, 0x1B0, 0x1D3...0x1DC, 0x1EE4...0x1EF1: UInt8(ascii: "u")
    case 0xDD, 0xFD, 0xFF, 0x176...0x178, 0x1EF2...0x1EF9: UInt8(ascii: "y")
    case 0xD1, 0xF1, 0x143...0x148: UInt8(ascii: "n")
    case 0x139...0x140: UInt8(ascii: "l")
    // Polish ł sounds like w: Michał 미하우.
    case 0x141...0x142: UInt8(ascii: "w")
    case 0xC7, 0xE7, 0xDF, 0xD0, 0xF0, 0xDE, 0xFE, 0x106...0x111, 0x11C...0x127, 0x132...0x138, 0x154...0x167,
      0x174...0x175, 0x179...0x17F, 0x218...0x21B:
      UInt8(ascii: "s")
    default: nil
    }
  }

  /// Returns the sound of the word at the end of a text, which ends in a Latin letter. A unit after a number is read as
  /// such, capitals by the names of the letters, and other words by their ending.
  static func latinWord(endOf text: ReverseScalars) -> FinalSound {
    var rest = text
    let word = LatinWord(removedFrom: &rest)
    if let sound = unit(word, after: rest) { return sound }
    if isUnreadPossessive(word, after: rest) { return .rieul }
    if word.isTitle { return .vowel }
    let isSpoken = rest.last == "." && LatinEndings.spokenBehindPeriod.contains(word.ending)
    if word.isSpelled && !isSpoken || isCode(word, after: rest) {
      return letterName(UInt8(truncatingIfNeeded: word.ending))
    }
    return LatinEndings.sound(of: word, isAfterHyphen: rest.last == "-")
  }

  /// Returns a Boolean value indicating whether a word is the `s` of a name that Koreans read without it, as they do
  /// after l: Kiehl's 키엘, Jack Daniel's 잭다니엘, but Levi's 리바이스.
  private static func isUnreadPossessive(_ word: LatinWord, after text: ReverseScalars) -> Bool {
    var rest = text
    guard word.count == 1, word.ending == UInt64(UInt8(ascii: "s")), let mark = rest.removeLast() else { return false }
    return (mark == "'" || mark == "’") && rest.last.flatMap(latinLetter) == UInt8(ascii: "l")
  }

  /// Returns a Boolean value indicating whether a word is the two letters of a country or a file type, which are
  /// spelled out: `bbc.co.uk`, `twitch.tv`, `main.py`.
  private static func isCode(_ word: LatinWord, after text: ReverseScalars) -> Bool {
    var rest = text
    guard word.count == 2, rest.removeLast() == ".", let last = rest.last else { return false }
    return latinLetter(last) != nil || decimalDigit(last) != nil || hangul(last) != nil
  }

  /// 엘, 엠, 엔 and 알 end in a consonant; the names of the other letters don't.
  private static func letterName(_ letter: UInt8) -> FinalSound {
    switch letter {
    case UInt8(ascii: "l"), UInt8(ascii: "r"): .rieul
    case UInt8(ascii: "m"), UInt8(ascii: "n"): .consonant
    default: .vowel
    }
  }

  /// Returns the sound of a unit's name directly after a number or after a space; `km/h` is read by its first unit.
  private static func unit(_ word: LatinWord, after text: ReverseScalars) -> FinalSound? {
    var (word, rest) = (word, text)
    if rest.last == "/", word.count == 1 {
      _ = rest.removeLast()
      guard rest.last.flatMap(latinLetter) != nil else { return nil }
      word = LatinWord(removedFrom: &rest)
    }
    if rest.last?.properties.isWhitespace == true { _ = rest.removeLast() }
    guard rest.last.flatMap(decimalDigit) != nil else { return nil }
    return word.symbol.flatMap { LatinEndings.units[$0] }
  }
}
