import L10nCatalog
import L10nFormats
import L10nText

/// `listing-keywords`: keywords that take space for nothing.
struct ListingKeywords: CatalogRule {
  let id = RuleID.listingKeywords
  let defaultSeverity = Severity.warning
  var isFixable: Bool { true }

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    for text in ListedText.all(in: catalog) where text.kind.isKeywords {
      let list = KeywordList(text.string)
      if let (range, tight) = list.spaced {
        report(.spaces(count: list.spaces.count), at: range, tight, of: text, &reporter)
      }
      for keyword in list.repeated.prefix(CheckedText.findingLimit) {
        report(.repeated(keyword.text), at: keyword.range, nil, of: text, &reporter)
      }
    }
  }

  /// - Parameter replacement: the characters that the fix writes in the range, or `nil` if a person has to decide.
  private func report(
    _ facts: WastedSpace, at range: Range<Int>, _ replacement: String?, of text: ListedText,
    _ reporter: inout Reporter
  ) {
    reporter.report(
      id, facts, at: text.spot(at: range.lowerBound), of: text.subject,
      fix: replacement.map { Fix(scalar: text.text.place, range: range, replacement: $0) })
  }
}

/// Characters of keywords that find nobody.
private enum WastedSpace: Facts {
  case spaces(count: Int)
  case repeated(String)

  var values: KeyValuePairs<FactName, String?> {
    switch self {
    case .spaces(let count): [.problem: "spaces", .found: String(count)]
    case .repeated(let keyword): [.problem: "repeated", .written: keyword]
    }
  }
  var sentence: String {
    switch self {
    case .spaces(1): "the space next to this comma counts towards the limit of 100 characters; delete it"
    case .spaces(let count):
      "the spaces next to \(count) commas count towards the limit of 100 characters; delete them"
    case .repeated(let keyword): "the keyword '\(keyword)' is here twice; delete one, or write another word"
    }
  }
}
