import CatalogTestSupport
import Testing

@Suite("states-lost")
struct StatesLostTests {
  private let reviewed = ExportedCatalog(20) { "Open page \($0)" }.adding("de") { "Seite \($0) öffnen" }
  private var unreviewed: ExportedCatalog { reviewed.adding("de", state: "needs_review") { "Seite \($0) öffnen" } }

  /// Returns the catalog with some of its German strings in another state.
  private func catalog(_ state: String?, upTo count: Int, of catalog: ExportedCatalog) -> ExportedCatalog {
    catalog.changing { key, units in
      if let number = Int(key.dropFirst(3)), number <= count { units["de"]?.state = state }
    }
  }

  @Test("a single string without the field is reported, because no editor writes one")
  func unwritten() {
    #expect(
      findings(from: reviewed, to: catalog(nil, upTo: 1, of: reviewed)) == [
        "states-lost: 1 string in de lost the field 'state' ('key1'); export the catalog with states"
      ])
    let bare = catalog(nil, upTo: 20, of: reviewed)
    #expect(findings(from: bare, to: bare) == [])
  }

  @Test("from five strings on, those that become new again are reported")
  func reset() {
    #expect(findings(from: reviewed, to: catalog("new", upTo: 4, of: reviewed)) == [])
    #expect(
      findings(from: reviewed, to: catalog("new", upTo: 5, of: reviewed)) == [
        "states-lost: 5 strings in de became new again without another text (such as 'key1', 'key2' and 'key3'); restore "
          + "their states"
      ])
    #expect(findings(from: reviewed, to: catalog("needs_review", upTo: 20, of: reviewed)) == [])
  }

  @Test("strings that become final are reported if hardly any keeps its state or gets another text")
  func final() {
    #expect(findings(from: unreviewed, to: reviewed).count == 1)
    #expect(findings(from: unreviewed, to: catalog("translated", upTo: 19, of: unreviewed)).count == 1)
    #expect(findings(from: unreviewed, to: catalog("translated", upTo: 17, of: unreviewed)) == [])
    let corrected = reviewed.changing { key, units in if key.hasSuffix("5") { units["de"]?.text += "!" } }
    #expect(findings(from: unreviewed, to: corrected) == [])
    let few = catalog("needs_review", upTo: 4, of: reviewed)
    #expect(findings(from: few, to: reviewed) == [])
  }

  @Test("states of the metadata and of the source aren't states of an export")
  func others() {
    let (before, after) = (
      ProjectFiles([
        "en.yml": "a: Open\n", "de.yml": "a: Öffnen\n", "metadata.yml": "a: { state: { de: needs-review } }\n",
      ]), ProjectFiles(["en.yml": "a: Open\n", "de.yml": "a: Öffnen\n"])
    )
    #expect(findings(from: before, to: after) == [])
    let source = reviewed.changing { _, units in units["en"]?.state = nil }
    #expect(findings(from: reviewed, to: source) == [])
  }
}
