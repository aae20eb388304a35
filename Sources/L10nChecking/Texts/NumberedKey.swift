/// A key, or a text in English, with what it says about number taken out, so that `stores_other` and `store_one` have the
/// same stem.
struct NumberedKey {
  /// The words in the singular, without those for a number.
  private(set) var stem: [String] = []
  private(set) var number = Number()

  /// The way it says whether one thing is meant or several.
  struct Number: Hashable {
    /// A Boolean value indicating whether it names the number 1: `one`, `single`.
    var isOne = false
    /// A Boolean value indicating whether it names numbers of two and more: `many`, `multiple`.
    var isMany = false
    /// A Boolean value indicating whether it has a word that may be for such numbers: `other`, `n`.
    var isOther = false
    /// For each word of the stem, whether it is in the plural.
    var plurals: [Bool] = []
  }

  init(_ key: String) {
    for word in KeyWords.words(of: key) {
      if Self.wordsForOne.contains(word) {
        number.isOne = true
      } else if Self.wordsForMany.contains(word) {
        number.isMany = true
      } else if Self.wordsForOthers.contains(word) {
        number.isOther = true
      } else {
        let singular = Self.singular(of: word)
        stem.append(singular ?? word)
        number.plurals.append(singular != nil)
      }
    }
  }

  private static let wordsForOne: Set = ["one", "single", "singular", "1", "a", "an"]
  private static let wordsForMany: Set = ["two", "three", "many", "multi", "multiple", "plural"]
  private static let wordsForOthers: Set = ["n", "x", "other", "several"]

  private static func singular(of word: String) -> String? {
    guard word.utf8.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss") else { return nil }
    if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    let isLong = ["xes", "ches", "shes", "sses"].contains(where: word.hasSuffix)
    return String(word.dropLast(isLong ? 2 : 1))
  }
}
