/// An English text by the words that say something. Texts that have these words in common say the same, although one
/// may have more of the words that only connect them: "the dropped file path" and "the path of the dropped file".
struct EnglishPhrase {
  /// The words that say something, in order.
  private let content: [String]
  /// The other words, each with its number.
  private let links: [String: Int]

  /// - Parameter words: the words of the text, in lower case.
  init(_ words: [String]) {
    var content: [String] = []
    var links: [String: Int] = [:]
    for word in words where !Self.unsaid.contains(word) {
      if Self.prepositions.contains(word) || Self.possessives.contains(word) {
        links[word, default: 0] += 1
      } else {
        content.append(Self.singulars[word] ?? word)
      }
    }
    self.content = content
    self.links = links
  }

  /// Returns a Boolean value indicating whether both texts say the same.
  ///
  /// - Parameter isSame: returns a Boolean value indicating whether two words are the same, apart from their spelling.
  func saysSame(as other: EnglishPhrase, _ isSame: (String, String) -> Bool) -> Bool {
    let hasSameOrder = content.count == other.content.count && zip(content, other.content).allSatisfy(isSame)
    guard hasSameOrder || isRearranged(other) else { return false }
    // "Move to" isn't "Move from", so only one of the texts may have more.
    let (fewer, more) = links.values.reduce(0, +) <= other.links.values.reduce(0, +) ? (self, other) : (other, self)
    guard fewer.links.allSatisfy({ $1 <= more.links[$0] ?? 0 }) else { return false }
    let added = more.links.filter { $1 > fewer.links[$0] ?? 0 }.keys
    return added.allSatisfy(Self.possessives.contains) || content.count >= Self.fewestOfSentence
  }

  /// Returns a Boolean value indicating whether one text has a noun before another, which the other text has after "of"
  /// or "to". If both have such a word, another order has another meaning: "tabs to spaces" and "spaces to tabs".
  private func isRearranged(_ other: EnglishPhrase) -> Bool {
    hasTrailingNoun != other.hasTrailingNoun && content.sorted() == other.content.sorted()
  }

  private var hasTrailingNoun: Bool { links["of"] != nil || links["to"] != nil }

  /// The number of words from which an additional preposition is a matter of style. In a label, it is one of meaning.
  private static let fewestOfSentence = 3

  /// Articles, also those that are often misspelled, and politeness.
  private static let unsaid: Set = ["the", "a", "an", "teh", "th", "please"]
  private static let prepositions: Set = ["at", "by", "for", "from", "into", "it", "of", "that", "to", "with"]
  private static let possessives: Set = ["its", "my", "our", "your"]
  private static let singulars = ["are": "is", "were": "was"]
}
