/// The last Latin word of a text, as far as it determines the word's final sound in Korean.
struct LatinWord {
  /// The number of letters.
  private(set) var count = 0
  /// Its last letters in lower case, up to eight, with the last one in the lowest byte.
  private(set) var ending: UInt64 = 0
  private var capitals = 0
  private var lastIsCapital = false
  private var hasVowel = false
  private var hasInnerVowel = false
  private var accents = LatinAccents.none

  /// Removes the word from the end of the text, which must end in a Latin letter.
  init(removedFrom text: inout ReverseScalars) {
    var previousIsInnerVowel = false
    text.removeLast { scalar in
      // The marks of decomposed letters, as in names of files.
      if (0x300...0x36F).contains(scalar.value) { return true }
      guard var letter = FinalSound.latinLetter(scalar) else { return false }
      // A final é is pronounced, unlike a final e, so it counts as another vowel.
      if count == 0, letter == UInt8(ascii: "e"), !scalar.isASCII { letter = UInt8(ascii: "a") }
      // Portuguese -ão is nasal: São 상.
      if count == 1, ending == UInt64(UInt8(ascii: "o")), scalar == "ã" { ending = UInt64(UInt8(ascii: "n")) }
      if !scalar.isASCII { accents = max(accents, LatinAccents(of: scalar)) }
      let isCapital = scalar.isASCII ? scalar.value < 0x61 : scalar.properties.isUppercase
      let isVowel = "aeiouy".utf8.contains(letter)
      if count < 8 { ending |= UInt64(letter) << (8 * UInt64(count)) }
      if count == 0 { lastIsCapital = isCapital }
      if isCapital { capitals += 1 }
      hasVowel = hasVowel || isVowel
      hasInnerVowel = hasInnerVowel || previousIsInnerVowel
      previousIsInnerVowel = isVowel && count > 0
      count += 1
      return true
    }
  }

  /// The letters of the whole word, if it is short enough for a unit's symbol: in lower case, because many people write
  /// 10KG, but a single letter as written.
  var symbol: UInt64? {
    guard count <= 4 else { return nil }
    // Letters of `ending` are at least 0x61.
    return count == 1 && lastIsCapital ? ending - 0x20 : ending
  }

  /// A Boolean value indicating whether Koreans read it letter by letter: LG, HTML, iOS, NVMe, kr. Capitals that can be
  /// pronounced are read as words: STARBUCKS, OPEC.
  var isSpelled: Bool {
    if count == 1 || !hasVowel { return true }
    // A single lowercase letter after capitals belongs to them: NVMe, PCIe, but OPIc.
    guard lastIsCapital else { return capitals > 1 && capitals == count - 1 && !endsInSyllable }
    if LatinEndings.spokenCapitals.contains(ending) { return false }
    if capitals < count { return true }
    return count < 5 ? !endsInSyllable : !hasInnerVowel
  }

  /// A Boolean value indicating whether it is the abbreviation of a title in -er: Dr, Jr, Mr, Mgr. In all capitals or
  /// all lowercase letters, as in PCR and kr, it isn't.
  var isTitle: Bool {
    !hasVowel && capitals == 1 && !lastIsCapital && letter(0) == UInt8(ascii: "r")
  }

  /// The sound of an ending that isn't read like an English one, which the accents of the word tell: a stop takes ㅡ
  /// (Dvořák 드보르자크), except in Vietnamese (Việt 비엣), and a final e is pronounced (Böhme 뵈메), unless the word may be
  /// French (Jérôme 제롬). There, a vowel before n is nasal (Clément 클레망, Orléans 오를레앙).
  var soundByAccents: FinalSound? {
    switch letter(0) {
    case let last where accents == .shared && letter(1) == UInt8(ascii: "n") && "cdst".utf8.contains(last): .consonant
    case UInt8(ascii: "b"), UInt8(ascii: "c"), UInt8(ascii: "k"), UInt8(ascii: "p"), UInt8(ascii: "q"),
      UInt8(ascii: "t"):
      switch accents {
      case .none: nil
      // Many Vietnamese words are as short, and have no other accents: Phúc 푹.
      case .shared: count > 4 ? .vowel : nil
      case .foreign: .vowel
      case .vietnamese: .consonant
      }
    case UInt8(ascii: "e"): accents == .foreign ? .vowel : nil
    // Vietnamese -ch: Bạch 박.
    case UInt8(ascii: "h"): accents == .vietnamese ? .consonant : nil
    default: nil
    }
  }

  /// A Boolean value indicating whether its last letter is b or k.
  var endsInBOrK: Bool {
    letter(0) == UInt8(ascii: "b") || letter(0) == UInt8(ascii: "k")
  }

  /// A Boolean value indicating whether it has four letters and ends like a word: with a stop after a vowel
  /// (OPEC, FLAC, SEOK), also as `ck`, with `ng` or `mb` after a vowel (KANG, BOMB), with a vowel and r (STAR, TOUR),
  /// or with a silent e (HOME, ABLE). In all other cases, the names of the letters would sound the same.
  private var endsInSyllable: Bool {
    guard count == 4 else { return false }
    let (second, third, last) = (letter(2), letter(1), letter(0))
    switch last {
    case UInt8(ascii: "r"):
      return Self.isVowel(third)
    case UInt8(ascii: "k") where third == UInt8(ascii: "c"):
      return Self.isVowel(second)
    case UInt8(ascii: "g") where third == UInt8(ascii: "n"), UInt8(ascii: "b") where third == UInt8(ascii: "m"):
      return Self.isVowel(second)
    case UInt8(ascii: "b"), UInt8(ascii: "c"), UInt8(ascii: "g"), UInt8(ascii: "k"), UInt8(ascii: "p"),
      UInt8(ascii: "t"):
      return Self.isVowel(third)
    case UInt8(ascii: "e"):
      return "lmn".utf8.contains(third) && Self.isVowel(second) != Self.isVowel(letter(3))
    default:
      return false
    }
  }

  /// Returns the letter at a distance from the last one, among the last eight.
  private func letter(_ place: UInt64) -> UInt8 {
    UInt8(truncatingIfNeeded: ending >> (8 * place))
  }

  private static func isVowel(_ letter: UInt8) -> Bool {
    "aeiou".utf8.contains(letter)
  }
}
