import CatalogTestSupport
import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nEmission
@testable import L10nText

@Suite("Rows of tables")
struct MessageRowTests {
  /// Returns the row of a string in a catalog, with the syntax that it names.
  private func row(_ text: String) -> String {
    let catalog = StringCatalogText.catalog(StringCatalogText.entry("k", ["en": text]))
    let file = InputFile(path: ["Localizable.xcstrings"], shownPath: "", bytes: Array(catalog.utf8))
    let rows = MessageRows(CatalogReader.catalog(of: [file], options: ReadingOptions(source: "en")))
    guard rows.count > 0, let row = rows.row(0, inLanguage: 0) else { return "nothing" }
    let texts: [String] =
      switch row.message {
      case .text(let text): [text]
      case .list(let items): items
      case .pluralMap(let variants): variants.map { "\($0.category): \($0.text)" }
      }
    return "\(row.syntax?.rawValue ?? "-") \(texts.joined(separator: " / "))"
  }

  @Test(
    "Apple's conversions become placeholders that localize numbers, as in Foundation",
    arguments: [
      ("100% sure", "- 100% sure"),
      ("%@ has %lld of %2$lld", "- {arg1} has {arg2, number, integer} of {arg2, number, integer}"),
      ("%.2f km", "- {arg1, number, ::.00} km"), ("{%@}", "- '{'{arg1}'}'"), ("100%% {", "- 100% '{'"),
      ("a {b}", "- a '{'b'}'"), ("%05d", "printf %05d"), ("%x", "printf %x"),
    ])
  func conversions(text: String, expected: String) {
    #expect(row(StringCatalogText.unit(text)) == expected)
  }

  @Test("a plural's 'zero' is written for 0 in every language")
  func plurals() {
    #expect(
      row(StringCatalogText.plural(["zero": "none", "one": "%lld item", "other": "%lld items"]))
        == "- {count, plural, =0 {none} zero {none} one {# item} "
        + "other {# items}}")
  }
}
