/// The last Latin word of a text, as much of it as decides how Korean ends it.
struct LatinWord {
  /// The number of letters it has.
  private(set) var count = 0
  /// Its last letters in lower case, eight at most, the very last in the lowest byte.
  private(set) var ending: UInt64 = 0
  /// The same as written.
  private var written: UInt64 = 0
  private var capitals = 0
  private var lastIsCapital = false
  private var hasVowel = false
  private var hasInnerVowel = false

  /// Removes the word from the end of the text, which ends in a Latin letter.
  init(removedFrom text: inout ReverseScalars) {
    var previousIsInnerVowel = false
    text.removeLast { scalar in
      guard let letter = FinalSound.latinLetter(scalar) else { return false }
      let isCapital = ("A"..."Z").contains(scalar)
      let isVowel = "aeiouy".utf8.contains(letter)
      if count < 8 {
        ending |= UInt64(letter) << (8 * UInt64(count))
        written |= UInt64(isCapital ? letter - 0x20 : letter) << (8 * UInt64(count))
      }
      if count == 0 { lastIsCapital = isCapital }
      if isCapital { capitals += 1 }
      hasVowel = hasVowel || isVowel
      hasInnerVowel = hasInnerVowel || previousIsInnerVowel
      previousIsInnerVowel = isVowel && count > 0
      count += 1
      return true
    }
  }

  /// The whole word as written, if it is short enough to be a unit's symbol.
  var symbol: String? {
    guard count <= 4 else { return nil }
    let bytes = (0..<UInt64(count)).reversed().map { UInt8(truncatingIfNeeded: written >> (8 * $0)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A Boolean value indicating whether Koreans read it letter by letter: LG, HTML, iOS, kr. Capitals long enough and
  /// with vowels enough to be pronounced are words (STARBUCKS), and so are a few short ones (LINE).
  var isSpelled: Bool {
    if count == 1 || !hasVowel { return true }
    guard lastIsCapital else { return false }
    if capitals < count { return true }
    return !(count >= 5 && hasInnerVowel) && !LatinEndings.spokenCapitals.contains(ending)
  }
}
