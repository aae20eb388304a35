import L10nCatalog
import L10nText

/// `sources-copied`: languages that were filled up with the source's text since an older catalog.
struct SourcesCopied: CatalogRule {
  /// The older catalog, or `nil` if there is nothing to compare with.
  private let before: Catalog?

  init(since before: Catalog? = nil) {
    self.before = before
  }

  let id = RuleID.sourcesCopied
  let defaultSeverity = Severity.warning

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    guard let before, let older = OlderCatalog(before, of: catalog) else { return }
    var copies = AffectedStrings()
    for language in UntranslatedTexts(in: catalog).languages {
      copies.add(newCopies(in: language, of: catalog, older), in: language.index, of: catalog)
    }
    copies.report(id, in: catalog, &reporter) { counted, examples in
      CopiedSources(counted: counted, examples: examples, source: catalog.languages[0])
    }
  }

  /// Returns the texts that became the source's; none if they may be names and loanwords among many translations.
  private func newCopies(
    in language: ComparedLanguage, of catalog: Catalog, _ older: OlderCatalog
  ) -> [ComparedLanguage.SameText] {
    let oldLanguage = older.languages[language.index]
    func isNew(_ message: CatalogMessage) -> Bool {
      guard let text = message.texts[language.index], !text.isEmpty else { return false }
      guard let oldLanguage, let old = older.message(for: message)?.texts[oldLanguage] else { return true }
      return !text.stored.isWritten(like: old.stored)
    }
    var messages: Set<Int> = []
    let copies = language.same.filter { isNew(catalog.messages[$0.message]) && messages.insert($0.message).inserted }
    guard copies.count >= Self.fewest else { return [] }
    if oldLanguage != nil, copies.count(where: \.isPhrase) >= Self.fewest { return copies }
    let all = catalog.messages.count(where: isNew)
    return copies.count * 100 >= all * Self.percentage ? copies : []
  }

  /// The number of copies in a language below which they are left to the rule `untranslated`.
  private static let fewest = 5

  /// The percentage of a language's new texts. If a language is translated, fewer are the same as the source's.
  private static let percentage = 30
}

extension AffectedStrings {
  fileprivate mutating func add(_ texts: [ComparedLanguage.SameText], in language: Int, of catalog: Catalog) {
    for text in texts { add(catalog.messages[text.message], in: language, at: text.place) }
  }
}

/// Languages that were filled up.
private struct CopiedSources: Facts {
  var counted: String
  var examples: String
  var source: String

  // Without the numbers, which change with every string that is translated.
  var values: KeyValuePairs<FactName, String?> { [:] }
  let namesLanguage = true
  var sentence: String {
    "\(counted) became the text in \(source) \(examples); export the files without untranslated strings"
  }
}
