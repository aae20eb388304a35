import L10nCatalog

/// The numbers of languages that keep a word or two of the source: those are names, or loanwords.
struct KeptWords {
  private struct Text: Hashable {
    var message: Int
    var sourceText: Int
  }

  private var kept: [Text: Int] = [:]
  private let languages: [ComparedLanguage]
  private let catalog: Catalog

  /// - Parameter languages: the languages that count, such as those in other scripts.
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
    let (others, total) = counts(of: text, besides: language)
    return others > 0 && others * 4 >= total
  }

  /// Returns a Boolean value indicating whether half of the other languages keep it, and two or more.
  func areMostlyKept(_ text: ComparedLanguage.SameText, besides language: ComparedLanguage) -> Bool {
    let (others, total) = counts(of: text, besides: language)
    return others > 1 && others * 2 >= total
  }

  /// Returns the number of other languages that keep a text of a language, and of those that have one for it.
  private func counts(
    of text: ComparedLanguage.SameText, besides language: ComparedLanguage
  ) -> (kept: Int, total: Int) {
    let others = (kept[Text(message: text.message, sourceText: text.sourceText)] ?? 0) - 1
    guard others > 0 else { return (0, 0) }
    let message = catalog.messages[text.message]
    return (others, languages.count { $0.index != language.index && message.isTranslated(in: $0.index) })
  }
}
