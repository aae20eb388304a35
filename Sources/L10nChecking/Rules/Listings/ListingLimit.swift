import L10nCatalog
import L10nFormats
import L10nText

/// `listing-limit`: texts of a store's listing that are longer than the store accepts.
struct ListingLimit: CatalogRule {
  let id = RuleID.listingLimit
  let defaultSeverity = Severity.error

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    for text in ListedText.all(in: catalog) {
      let limit = text.kind.limit
      let bytes = text.string.utf8
      // A character has at least one byte.
      guard bytes.count > limit else { continue }
      let scalars = text.string.unicodeScalars
      if scalars.count > limit {
        let end = bytes.distance(
          from: bytes.startIndex, to: scalars.index(scalars.startIndex, offsetBy: limit))
        reporter.report(
          id, TooLong(text: text, length: scalars.count, unit: .characters), at: text.spot(at: end), of: text.subject)
      } else if text.kind.isKeywords {
        reporter.report(
          id, TooLong(text: text, length: bytes.count, unit: .bytes), at: text.spot(at: 0), of: text.subject,
          severity: .info)
      }
    }
  }
}

/// A text that is longer than the store accepts, or than it says that it accepts.
private struct TooLong: Facts {
  var text: ListedText
  var length: Int
  var unit: Unit

  enum Unit: String {
    case characters, bytes
  }

  var values: KeyValuePairs<FactName, String?> {
    [.problem: unit.rawValue, .found: String(length), .expected: String(text.kind.limit)]
  }
  var sentence: String {
    let limit = text.kind.limit
    switch unit {
    case .characters:
      return
        "\(text.kind.title) \(text.kind.verb) \(length) characters, but \(text.store.name) accepts \(limit); shorten "
        + text.kind.pronoun
    case .bytes:
      return
        "the keywords have \(length) bytes; some guides give \(limit) bytes as the limit, instead of the \(limit) "
        + "characters that published listings have"
    }
  }
}
