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
    for language in UntranslatedTexts(in: catalog).languages { report(language, of: catalog, &reporter) }
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
