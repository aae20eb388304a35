import L10nFormats
import L10nLanguage
import L10nText

/// Reads `terms.yml`.
struct GlossaryReader {
  private let file: Int
  private var glossary = Glossary()
  private var problems: [DocumentProblem] = []

  /// Returns the content of the file, and the problems found in it.
  static func read(_ root: DocumentNode?, file: Int) -> (glossary: Glossary, problems: [DocumentProblem]) {
    var reader = GlossaryReader(file: file)
    if let root { reader.read(root) }
    return (reader.glossary, reader.problems)
  }

  private init(file: Int) {
    self.file = file
  }

  private mutating func report(_ explanation: String, at offset: Int) {
    problems.append(DocumentProblem(explanation: explanation, offset: offset))
  }

  private mutating func read(_ root: DocumentNode) {
    var fields = SettingsFields(root, of: .glossary)
    let terms = fields.node("terms")
    let untranslated = fields.texts("untranslated") ?? []
    for problem in fields.finished() { report(problem.explanation, at: problem.offset) }
    if let terms { read(terms: terms) }
    for node in untranslated {
      guard let text = word(node) else { continue }
      glossary.untranslated.append(.init(place: Place(file: file, offset: node.offset), text: text))
    }
  }

  private mutating func read(terms node: DocumentNode) {
    guard case .list(let items) = node.content else {
      return report("'terms' must be a list; write '- { ko: 리뷰, en: review }' for each", at: node.offset)
    }
    for item in items {
      guard case .mapping(let pairs) = item.content else {
        report("a term must be a mapping of languages to words; write '{ ko: 리뷰, en: review }'", at: item.offset)
        continue
      }
      var term = Glossary.Term(place: Place(file: file, offset: item.offset), renderings: [], forbidden: [])
      term.renderings = phrases(pairs.filter { $0.key != "forbidden" })
      if let forbidden = pairs.first(where: { $0.key == "forbidden" })?.value {
        if case .mapping(let pairs) = forbidden.content {
          term.forbidden = phrases(pairs)
        } else {
          report("'forbidden' must be a mapping of languages to words; write '{ en: [rating] }'", at: forbidden.offset)
        }
      }
      glossary.terms.append(term)
    }
  }

  /// The limit of a term's words in one language: each text is searched for all of them, and each finding lists them.
  private static let wordLimit = 100
  /// The limit of a word's characters.
  private static let lengthLimit = 200

  private mutating func phrases(_ pairs: [DocumentEntry]) -> [Glossary.Phrases] {
    var phrases: [Glossary.Phrases] = []
    for pair in pairs {
      guard let tag = LanguageTag(pair.key) else {
        report("'\(pair.key)' is not a language tag; write one of BCP 47, such as 'ko'", at: pair.keyOffset)
        continue
      }
      let nodes = if case .list(let items) = pair.value.content { items } else { [pair.value] }
      if nodes.count > Self.wordLimit {
        report("a term has at most \(Self.wordLimit) words of a language; write several terms", at: pair.keyOffset)
      }
      let words = nodes.prefix(Self.wordLimit).compactMap { word($0) }
      if !words.isEmpty { phrases.append(.init(tag: tag, words: words)) }
    }
    return phrases
  }

  private mutating func word(_ node: DocumentNode) -> String? {
    guard let text = node.text else {
      report("a word must be text; several are written '[store, shop]'", at: node.offset)
      return nil
    }
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      report("this word is empty; write it, or remove it", at: node.offset)
      return nil
    }
    guard text.unicodeScalars.dropFirst(Self.lengthLimit).isEmpty else {
      report(
        "this word is longer than \(Self.lengthLimit) characters; write what texts have in common", at: node.offset)
      return nil
    }
    return CanonicalComposition.composed(text)
  }
}
