import L10nCatalog
import L10nMessages
import L10nFormats
import L10nLanguage
import L10nText

/// Words of the source that a language uses as its own: they occur in strings that are translated.
struct BorrowedWords {
  private var words: Set<Substring> = []

  /// Finds those among some words, in lower case, in the translated strings of a language.
  init(among wanted: Set<Substring>, in language: Int, of catalog: Catalog) {
    var wanted = wanted
    for message in catalog.messages {
      guard !wanted.isEmpty else { return }
      guard let source = message.source, let translation = message.texts[language] else { continue }
      for text in 0..<translation.stored.count where !translation.isCopy(text, of: source) {
        for word in Self.words(of: translation.stored[text]) {
          if let found = wanted.remove(word) { words.insert(found) }
        }
      }
    }
  }

  /// Returns a Boolean value indicating whether a text has words, and all of them are among these.
  func cover(_ text: String) -> Bool {
    let words = Self.words(of: text)
    return !words.isEmpty && words.allSatisfy(self.words.contains)
  }

  /// The words of a text in lower case.
  static func words(of text: String) -> [Substring] {
    text.lowercased().split { character in !character.unicodeScalars.contains(where: \.isLetter) }
  }
}

extension ComparedLanguage {
  /// Removes texts of one or two words that the language has borrowed.
  mutating func removeBorrowedWords(of catalog: Catalog) {
    func text(_ same: SameText) -> String {
      guard let pattern = catalog.messages[same.message].source?.pattern(ofText: same.sourceText) else { return "" }
      return PatternText(pattern).all.map { PatternText.spaced(MarkupTag.blanked(in: $0.bytes)) }
        .joined(separator: " ")
    }
    let texts = same.map { $0.isPhrase ? "" : text($0) }
    let wanted = Set(texts.flatMap(BorrowedWords.words))
    guard !wanted.isEmpty else { return }
    let borrowed = BorrowedWords(among: wanted, in: index, of: catalog)
    same = zip(same, texts).filter { !borrowed.cover($1) }.map(\.0)
  }
}
