/// Words of a message without the signs between them. Two runs of words are equal if they have the same letters: "log in"
/// and "login".
struct MeaningWords: Hashable, Sendable {
  let list: [String]
  /// The letters of all words.
  let letters: String

  init(_ list: [String]) {
    self.list = list
    letters = list.joined()
  }

  static func == (left: MeaningWords, right: MeaningWords) -> Bool { left.letters == right.letters }

  func hash(into hasher: inout Hasher) { hasher.combine(letters) }

  /// Returns a Boolean value indicating whether both are the same words, apart from spelling mistakes, plurals in `s`
  /// and, in English, words that only connect others.
  func isSimilar(to other: MeaningWords, isEnglish: Bool) -> Bool {
    if self == other { return true }
    func isSame(_ left: String, _ right: String) -> Bool { left == right || Self.isSpelling(left, of: right) }
    guard isEnglish else { return list.count == other.list.count && zip(list, other.list).allSatisfy(isSame) }
    return EnglishPhrase(list).saysSame(as: EnglishPhrase(other.list), isSame)
  }

  /// Returns a Boolean value indicating whether one word is another with an `s` at its end, or with one letter inside that
  /// is missing, added or swapped with the next. Letters at the ends make other words too often: "delete" and "deleted".
  private static func isSpelling(_ left: String, of right: String) -> Bool {
    let (short, long) = left.utf8.count <= right.utf8.count ? (left, right) : (right, left)
    let (some, all) = (Array(short.unicodeScalars), Array(long.unicodeScalars))
    // Alphabets only: a syllable or an ideograph is a word or half of one.
    guard all.count <= longestWord, (some + all).allSatisfy({ $0.value < 0x530 }) else { return false }
    if all.count == some.count + 1, some.count >= 3, all.last == "s", all.dropLast().elementsEqual(some) {
      return long != "news"
    }
    guard some.count >= 6, all.count - some.count <= 1 else { return false }
    let start = zip(some, all).prefix { $0 == $1 }.count
    let end = zip(some.reversed(), all.reversed()).prefix { $0 == $1 }.count
    guard start >= 2, end >= 2 else { return false }
    if all.count > some.count { return start + end >= some.count }
    return start + end == all.count - 2 && some[start] == all[start + 1] && some[start + 1] == all[start]
  }

  private static let longestWord = 64
}
