import L10nMessages

/// The sentences that a text may be shown as, with anything for its arguments: `매장 {count}곳` is shown as `매장 3곳`.
struct ShownSentences {
  /// The parts of all sentences. A common beginning of several is stored once.
  private var parts: [Part] = []
  /// The indexes of the last parts, one per sentence; `nil` for one without parts.
  private var ends: [Int?] = [nil]

  private struct Part {
    /// The index of the previous part, or `nil` if it is the first.
    let previous: Int?
    /// The text, or `nil` for anything.
    let text: String?
  }

  /// The number of sentences up to which branches are followed.
  private static let limit = 64

  init(of pattern: MessagePattern) {
    ends = sentences(from: ends, through: pattern)
  }

  /// Returns the ends of sentences that continue with a pattern.
  private mutating func sentences(from ends: [Int?], through pattern: MessagePattern) -> [Int?] {
    pattern.elements.reduce(ends) { ends, element in
      switch element {
      case .text(let text): ends.map { add(text.string, after: $0) }
      case .placeholder, .pluralNumber, .particle: ends.map { add(nil, after: $0) }
      case .plural(let choice): sentences(from: ends, throughOneOf: choice.branches.map(\.pattern))
      case .select(let choice): sentences(from: ends, throughOneOf: choice.branches.map(\.pattern))
      }
    }
  }

  private mutating func sentences(from ends: [Int?], throughOneOf branches: [MessagePattern]) -> [Int?] {
    var all: [Int?] = []
    for branch in branches where all.count < Self.limit { all += sentences(from: ends, through: branch) }
    return Array(all.prefix(Self.limit))
  }

  private mutating func add(_ text: String?, after previous: Int?) -> Int {
    parts.append(Part(previous: previous, text: text))
    return parts.count - 1
  }

  /// Returns the texts of a sentence, between which anything may be. The space around it isn't seen or searched for.
  private func texts(ofSentence end: Int?) -> [String] {
    var reversed: [String?] = []
    var next = end
    while let index = next {
      reversed.append(parts[index].text)
      next = parts[index].previous
    }
    var texts = reversed.reversed().reduce(into: [""]) { texts, text in
      if let text { texts[texts.count - 1] += text } else { texts.append("") }
    }
    texts[0] = texts[0].withoutSpaceBefore
    texts[texts.count - 1] = texts[texts.count - 1].withoutSpaceAfter
    return texts
  }

  /// Returns the number of characters that a sentence shares with the text's own, or `nil` if it isn't one of these
  /// sentences.
  ///
  /// - Parameter sentence: the sentence in lower case.
  func agreement(with sentence: String) -> Int? {
    let sentence = sentence.withoutSpaceBefore.withoutSpaceAfter
    return ends.compactMap { Self.agreement(of: texts(ofSentence: $0).map { $0.lowercased() }, with: sentence) }.max()
  }

  /// The sentences that a search can find, each once.
  var searchable: [[String]] {
    var known: Set<[String]> = []
    return ends.map(texts).filter { $0.count > 1 && Self.ownCount(of: $0) > 1 && known.insert($0).inserted }
  }

  private static func ownCount(of texts: [String]) -> Int { texts.reduce(0) { $0 + $1.count { !$0.isWhitespace } } }

  private static func agreement(of texts: [String], with sentence: String) -> Int? {
    guard texts.count > 1, sentence.hasPrefix(texts[0]), sentence.hasSuffix(texts[texts.count - 1]) else { return nil }
    // Arguments alone would match anything.
    let own = ownCount(of: texts)
    guard own > 1, own * 3 >= sentence.count else { return nil }
    var rest = sentence.dropFirst(texts[0].count)
    for text in texts.dropFirst().dropLast() where !text.isEmpty {
      guard let range = rest.firstRange(of: text) else { return nil }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(texts[texts.count - 1]) ? own : nil
  }
}

extension String {
  fileprivate var withoutSpaceBefore: String { String(drop(while: \.isWhitespace)) }
  fileprivate var withoutSpaceAfter: String { lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? "" }
}
