import L10nCatalog
import L10nFormats
import L10nText

/// `listing-line-break`: line breaks in a text that a store shows in one line.
struct ListingLineBreak: CatalogRule {
  let id = RuleID.listingLineBreak
  let defaultSeverity = Severity.error

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    for text in ListedText.all(in: catalog) where text.kind.isOneLine {
      let bytes = Array(text.string.utf8)
      guard let offset = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { continue }
      reporter.report(id, BrokenLine(text: text), at: text.spot(at: offset), of: text.subject)
    }
  }
}

/// A line break where there should be one line.
private struct BrokenLine: Facts {
  var text: ListedText

  var values: KeyValuePairs<FactName, String?> { [:] }
  var sentence: String {
    let advice = text.kind.isKeywords ? "separate them by commas alone" : "write it in one line"
    return "\(text.kind.title) \(text.kind.verb) a line break, but \(text.store.name) takes one line; \(advice)"
  }
}
