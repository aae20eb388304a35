import CatalogTestSupport
import Testing

@Suite("spaces-normalized")
struct SpacesNormalizedTests {
  private let catalog = ExportedCatalog(10) { "\($0) files" }.adding("fr") { "\($0)\u{A0}fichiers" }

  /// Returns the catalog with its French texts changed up to a number.
  private func export(upTo count: Int = 10, _ change: @escaping (String) -> String) -> ExportedCatalog {
    catalog.changing { key, units in
      if let number = Int(key.dropFirst(3)), number <= count, let text = units["fr"]?.text {
        units["fr"]?.text = change(text)
      }
    }
  }

  @Test("from five strings on, spaces that became plain or are gone are reported")
  func lost() {
    #expect(findings(from: catalog, to: export(upTo: 4) { $0.replacing("\u{A0}", with: " ") }) == [])
    #expect(findings(from: catalog, to: export(upTo: 5) { $0.replacing("\u{A0}", with: " ") }).count == 1)
    #expect(findings(from: catalog, to: export { $0.replacing("\u{A0}", with: "") }).count == 1)
  }

  @Test("another special space, plain spaces that go, and other words aren't reported")
  func others() {
    #expect(findings(from: catalog, to: export { $0.replacing("\u{A0}", with: "\u{202F}") }) == [])
    #expect(findings(from: catalog, to: export { $0.replacing("\u{A0}", with: " petits ") }) == [])
    let plain = export { $0.replacing("\u{A0}", with: " ") + " " }
    #expect(findings(from: plain, to: plain.changing { _, units in units["fr"]?.text.removeLast() }) == [])
  }
}
