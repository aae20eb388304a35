import L10nLanguage

/// The sentences that users may see of a text, with anything in place of its arguments: `매장 {count}곳` is seen as `매장 3곳`.
struct ShownSentences {
  /// The texts of each sentence, between which anything may be.
  private var sentences: [[String]] = [[""]]

  /// Texts with more branches are looked at in part.
  private static let limit = 64

  init(of pattern: MessagePattern) {
    add(pattern)
  }

  private mutating func add(_ pattern: MessagePattern) {
    for element in pattern.elements {
      switch element {
      case .text(let text):
        for index in sentences.indices { sentences[index][sentences[index].count - 1] += text.string }
      case .placeholder, .pluralNumber, .particle:
        for index in sentences.indices { sentences[index].append("") }
      case .plural(let choice): add(choice.branches.map(\.pattern))
      case .select(let choice): add(choice.branches.map(\.pattern))
      }
    }
  }

  private mutating func add(_ branches: [MessagePattern]) {
    let before = sentences
    sentences = []
    for branch in branches where sentences.count < Self.limit {
      var branch = ShownSentences(of: branch)
      branch.sentences = Array(branch.sentences.prefix(Self.limit))
      for start in before {
        for end in branch.sentences {
          sentences.append(start.dropLast() + [start[start.count - 1] + end[0]] + end.dropFirst())
        }
      }
    }
    sentences = Array(sentences.prefix(Self.limit))
  }

  /// Returns the number of characters of a sentence that the text has itself; `nil` if it isn't one of these sentences.
  ///
  /// - Parameter sentence: in lower case.
  func agreement(with sentence: String) -> Int? {
    sentences.compactMap { Self.agreement(of: $0.map { $0.lowercased() }, with: sentence) }.max()
  }

  /// The sentences that a search can find, each once.
  var searchable: [[String]] {
    var known: Set<[String]> = []
    return sentences.filter { $0.count > 1 && Self.ownCount(of: $0) > 1 && known.insert($0).inserted }
  }

  private static func ownCount(of texts: [String]) -> Int { texts.reduce(0) { $0 + $1.count { !$0.isWhitespace } } }

  private static func agreement(of texts: [String], with sentence: String) -> Int? {
    // Arguments alone could be anything.
    let own = ownCount(of: texts)
    guard texts.count > 1, own > 1, own * 3 >= sentence.count, sentence.hasPrefix(texts[0]) else { return nil }
    var rest = sentence.dropFirst(texts[0].count)
    for text in texts.dropFirst().dropLast() where !text.isEmpty {
      guard let range = rest.firstRange(of: text) else { return nil }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(texts[texts.count - 1]) ? own : nil
  }
}
