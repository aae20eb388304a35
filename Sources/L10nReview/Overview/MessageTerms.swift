package import L10nCatalog
import L10nChecking
import L10nMessages

/// The glossary's words in the source texts of messages.
package struct MessageTerms: Sendable {
  private let catalog: Catalog
  /// The words, or `nil` if the glossary is empty.
  private let terms: SourceTerms?

  package init(of catalog: Catalog) {
    self.catalog = catalog
    terms = catalog.glossary.isEmpty ? nil : catalog.bundles.first.map { SourceTerms(catalog.glossary, in: $0.tag) }
  }

  /// Returns the words in a message's source texts, each once, with their translations.
  package func terms(of message: CatalogMessage) -> [MessageOverview.Term] {
    guard let terms, let source = message.source else { return [] }
    return terms.found(in: source).map { found in
      guard case .term(let number) = found.meaning else { return .init(word: found.word, renderings: []) }
      let term = catalog.glossary.terms[number]
      let renderings = catalog.bundles.dropFirst().compactMap { bundle -> MessageOverview.Rendering? in
        let words = term.renderings.words(in: bundle.tag)
        return words.isEmpty ? nil : .init(language: bundle.language, words: words)
      }
      return .init(word: found.word, renderings: renderings)
    }
  }
}
