import L10nCatalog
import L10nText

/// The texts of translations that generated code doesn't have, because a rule found an error in them or they couldn't be
/// read: their readers see the next language of their chain until someone corrects them.
package struct LeftOutTexts: Sendable {
  /// The languages of texts to leave out, by the index of their message.
  private let languages: [Int: Set<Int>]
  private let names: [String]
  /// The languages of which something couldn't be read, in the catalog's order, each with the number of messages of the
  /// source that it may have there.
  package let unreadCounts: [(language: String, count: Int)]

  /// - Parameter findings: all findings in the catalog, including those that a baseline knows: the content of the code
  ///   doesn't depend on a baseline.
  init(_ findings: [Finding], in catalog: Catalog) {
    names = catalog.languages
    unreadCounts = catalog.languages.indices.dropFirst().compactMap { language in
      guard !catalog.bundles[language].isWhole, !catalog.bundles[language].files.isEmpty else { return nil }
      let count = catalog.messages.count { message in
        message.isInSource && message.isTranslatable && catalog.mayHaveUnread(message, in: language)
      }
      return count > 0 ? (catalog.languages[language], count) : nil
    }
    let errors = findings.filter { $0.severity == .error && $0.key != nil }
    guard !errors.isEmpty else {
      languages = [:]
      return
    }
    let messages = Dictionary(catalog.messages.indices.map { (catalog.messages[$0].keyPath, $0) }) { first, _ in first }
    var found: [Int: Set<Int>] = [:]
    for error in errors {
      guard let message = error.key.flatMap({ messages[$0] }), catalog.messages[message].isInSource,
        let language = error.language.flatMap(catalog.language(named:)), language > 0,
        catalog.messages[message].isIn(language: language)
      else { continue }
      found[message, default: []].insert(language)
    }
    languages = found
  }

  /// A Boolean value indicating whether the code has all texts that could be read.
  package var isEmpty: Bool { languages.isEmpty }

  /// The number of texts.
  package var count: Int { languages.values.reduce(0) { $0 + $1.count } }

  /// The languages that lack texts, in the catalog's order, each with the number of texts.
  package var counts: [(language: String, count: Int)] {
    names.indices.compactMap { index in
      let count = languages.values.count { $0.contains(index) }
      return count > 0 ? (names[index], count) : nil
    }
  }

  /// Returns the catalog without these texts.
  func removed(from catalog: Catalog) -> Catalog {
    var catalog = catalog
    for (message, languages) in languages {
      catalog.messages[message] = catalog.messages[message].without(languages: languages)
    }
    return catalog
  }
}
