/// A key with what it says about number taken out, so that `stores_other` and `store_one` have the same stem.
struct NumberedKey {
  /// The words of the key in the singular, without those for a number.
  private(set) var stem: [String] = []
  private(set) var number = Number()

  /// The way a key says whether one thing is meant or several.
  struct Number: Hashable {
    /// A Boolean value indicating whether it names the number 1: `one`, `single`.
    var isOne = false
    /// A Boolean value indicating whether it names other numbers: `many`, `multiple`.
    var isMany = false
    /// For each word of the stem, whether the key has it in the plural.
    var plurals: [Bool] = []
  }

  init(_ key: String) {
    for word in KeyWords.words(of: key) {
      if Self.wordsForOne.contains(word) {
        number.isOne = true
      } else if Self.wordsForMany.contains(word) {
        number.isMany = true
      } else {
        let singular = Self.singular(of: word)
        stem.append(singular ?? word)
        number.plurals.append(singular != nil)
      }
    }
  }

  private static let wordsForOne: Set = ["one", "single", "singular", "1"]
  private static let wordsForMany: Set = ["many", "multi", "multiple", "plural", "several", "other"]

  private static func singular(of word: String) -> String? {
    guard word.utf8.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss") else { return nil }
    if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    let isLong = ["xes", "ches", "shes", "sses"].contains(where: word.hasSuffix)
    return String(word.dropLast(isLong ? 2 : 1))
  }
}
