import L10nCatalog

/// The numbers of languages in another script than the source's that keep a word or two of it: those are names.
struct KeptWords {
  private struct Text: Hashable {
    var message: Int
    var sourceText: Int
  }

  private var kept: [Text: Int] = [:]
  private let languages: [ComparedLanguage]
  private let catalog: Catalog

  /// - Parameter languages: the languages in other scripts.
  init(in languages: [ComparedLanguage], of catalog: Catalog) {
    self.languages = languages
    self.catalog = catalog
    for language in languages {
      for text in language.same where !text.isPhrase {
        kept[Text(message: text.message, sourceText: text.sourceText), default: 0] += 1
      }
    }
  }

  /// Returns a Boolean value indicating whether a quarter of the other languages keep a text of a language unchanged.
  func areKept(_ text: ComparedLanguage.SameText, besides language: ComparedLanguage) -> Bool {
    let others = (kept[Text(message: text.message, sourceText: text.sourceText)] ?? 0) - 1
    guard others > 0 else { return false }
    let message = catalog.messages[text.message]
    let total = languages.count { $0.index != language.index && message.isTranslated(in: $0.index) }
    return others * 4 >= total
  }
}
