/// The numbers of languages that have a text, and that keep the source's, by whether they share its script: words go from
/// one language to another within a script, and names beyond.
struct KeptWords {
  private struct Text: Hashable {
    var message: Int
    var sourceText: Int
    var sharesScript: Bool
  }

  private var kept: [Text: Int] = [:]
  private let languages: [ComparedLanguage]
  private let catalog: Catalog

  init(in languages: [ComparedLanguage], of catalog: Catalog) {
    self.languages = languages
    self.catalog = catalog
    for language in languages {
      for text in language.same where text.mayBeName { kept[Self.key(text, language), default: 0] += 1 }
    }
  }

  private static func key(_ text: ComparedLanguage.SameText, _ language: ComparedLanguage) -> Text {
    Text(message: text.message, sourceText: text.sourceText, sharesScript: language.sharesScript)
  }

  /// Returns a Boolean value indicating whether a quarter of the other languages keep a text of a language.
  func areKept(_ text: ComparedLanguage.SameText, besides language: ComparedLanguage) -> Bool {
    let others = (kept[Self.key(text, language)] ?? 0) - 1
    guard others > 0 else { return false }
    let message = catalog.messages[text.message]
    let total = languages.count { $0.sharesScript == language.sharesScript && message.isTranslated(in: $0.index) } - 1
    return others * 4 >= total
  }
}
