import L10nAllLanguages
import L10nCatalog
import L10nLanguage
import L10nText

/// `untranslated`: the source's text where a translation should be.
struct Untranslated: CatalogRule {
  let id = RuleID.untranslated
  let defaultSeverity = Severity.info
  let greatestSeverity = Severity.warning

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    guard let source = catalog.bundles.first else { return }
    let script = source.tag.maximized().script
    var languages = catalog.bundles.indices.dropFirst().filter { !catalog.bundles[$0].tag.isVariant(of: source.tag) }
      .map { ComparedLanguage(index: $0, sharesScript: catalog.bundles[$0].tag.maximized().script == script) }
    for index in catalog.messages.indices {
      let message = catalog.messages[index]
      guard message.metadata.isTranslatable, let source = message.source else { continue }
      var words = SourceWords(of: source)
      for position in languages.indices {
        guard let translation = message.texts[languages[position].index] else { continue }
        languages[position].compare(translation, of: index, with: source, &words)
      }
    }
    let exceptions = RuleExceptions(catalog)
    for position in languages.indices {
      let language = languages[position].index
      languages[position].same.removeAll { exceptions.cover(id, message: $0.message, language: language) }
    }
    let names = KeptWords(in: languages.filter { !$0.isFilled && !$0.sharesScript }, of: catalog)
    for position in languages.indices where !languages[position].isFilled {
      let language = languages[position]
      languages[position].same.removeAll { text in
        !text.isPhrase && (text.mayBeName && language.sharesScript || names.areKept(text, besides: language))
      }
      languages[position].removeBorrowedWords(of: catalog)
    }
    for language in languages { report(language, of: catalog, &reporter) }
  }

  private func report(_ language: ComparedLanguage, of catalog: Catalog, _ reporter: inout Reporter) {
    let source = catalog.languages[0]
    if language.isFilled,
      let first = language.same.map(\.place).min(by: { ($0.file, $0.offset) < ($1.file, $1.offset) })
    {
      reporter.report(
        id, FilledLanguage(count: language.same.count, total: language.total, source: source), at: .place(first),
        of: .other(key: nil, language: catalog.languages[language.index]), severity: .warning)
      return
    }
    for text in language.same {
      reporter.report(
        id, SourceText(source: source), at: .place(text.place),
        of: .message(text.message, language: language.index), severity: text.isPhrase ? .warning : nil)
    }
  }
}

/// The text of the source.
private struct SourceText: Facts {
  var source: String

  var values: KeyValuePairs<FactName, String?> { [:] }
  var sentence: String { "same as \(source); not translated?" }
}

/// A language with the source's text in many places.
private struct FilledLanguage: Facts {
  var count: Int
  var total: Int
  var source: String

  // Without the numbers, which change with every string that is translated.
  var values: KeyValuePairs<FactName, String?> { [.problem: "language"] }
  var sentence: String { "\(count) of \(total) strings are the same as in \(source); not translated?" }
}
