import L10nCatalog
import L10nMessages
import L10nText

/// `max-width`: texts that are too wide for their place.
struct MaxWidth: CatalogRule {
  let id = RuleID.maxWidth
  let defaultSeverity = Severity.error

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    for index in catalog.messages.indices {
      guard let limit = catalog.messages[index].maxWidth else { continue }
      let message = catalog.messages[index]
      let widths = ShownWidth.widths(of: message.metadata.examples)
      for (language, text) in message.texts.enumerated() {
        guard let text else { continue }
        for (textIndex, place) in text.message.texts.enumerated() {
          let width = ShownWidth(
            of: text.pattern(ofText: textIndex).withoutGrammarMarkup, in: catalog.bundles[language].tag, widths: widths)
          guard width.widest > limit else { continue }
          report(width, limit, place, of: .message(index, language: language), &reporter)
        }
      }
    }
  }

  private func report(
    _ width: ShownWidth, _ limit: Int, _ text: BundleText, of subject: Report.Subject, _ reporter: inout Reporter
  ) {
    reporter.report(
      id, TooWide(width: width.widest, branches: width.branches.map(\.name), limit: limit),
      at: .within(text, offset: width.branches.last?.offset ?? 0), of: subject)
  }
}

/// A text that is wider than allowed.
private struct TooWide: Facts {
  /// In columns.
  var width: Int
  /// The branches with which it has this width.
  var branches: [String]
  var limit: Int

  var values: KeyValuePairs<FactName, String?> {
    [.found: String(width), .expected: String(limit)]
  }
  var sentence: String {
    let what = branches.isEmpty ? "" : " with \(QuotedList.and(branches))"
    return "the text is \(width) columns wide\(what), but 'max-width' is \(limit); shorten it"
  }
}
