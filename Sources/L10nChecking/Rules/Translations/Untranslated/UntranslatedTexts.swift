import L10nAllLanguages
import L10nCatalog
import L10nLanguage
import L10nText

/// The texts of a catalog's translations that are the same as the source's, but should be translated: they have words,
/// and aren't names, loanwords or what a language shares with the source.
struct UntranslatedTexts {
  /// The scripts with Chinese characters.
  private static let scriptsWithHan: Set = ["Hans", "Hant", "Jpan"]

  /// The languages that are compared with the source, each with such texts.
  private(set) var languages: [ComparedLanguage] = []

  init(in catalog: Catalog) {
    guard let source = catalog.bundles.first else { return }
    let script = source.tag.maximized().script
    languages = catalog.bundles.indices.dropFirst().filter { !catalog.bundles[$0].tag.isVariant(of: source.tag) }
      .map { index in
        let own = catalog.bundles[index].tag.maximized().script
        return ComparedLanguage(
          index: index, sharesScript: own == script,
          sharesHan: [own, script].allSatisfy { $0.map(Self.scriptsWithHan.contains) ?? false })
      }
    for index in catalog.messages.indices {
      let message = catalog.messages[index]
      guard message.isTranslatable, let source = message.source else { continue }
      var words = SourceWords(of: source)
      for position in languages.indices {
        guard let translation = message.texts[languages[position].index] else { continue }
        languages[position].compare(translation, of: index, with: source, &words)
      }
    }
    let exceptions = RuleExceptions(catalog)
    for position in languages.indices {
      let language = languages[position].index
      languages[position].same.removeAll { exceptions.cover(.untranslated, message: $0.message, language: language) }
    }
    let names = KeptWords(in: languages.filter { !$0.isFilled && !$0.sharesScript }, of: catalog)
    let loanwords = KeptWords(in: languages.filter { !$0.isFilled }, of: catalog)
    for position in languages.indices where !languages[position].isFilled {
      let language = languages[position]
      languages[position].same.removeAll { text in
        !text.isPhrase
          && (text.mayBeName && language.sharesScript || names.areKept(text, besides: language)
            || loanwords.areMostlyKept(text, besides: language))
      }
      languages[position].removeBorrowedWords(of: catalog)
    }
  }
}
