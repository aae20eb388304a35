import Testing

@testable import L10nCatalog
@testable import L10nFormats
@testable import L10nText

@Suite("Digests of accepted sources in metadata.yml")
struct AcceptedSourcesTests {
  private func adding(_ languages: [String], _ digest: String = "0123456789ab", to text: String) -> String? {
    AcceptedSources.adding(digest, for: languages, of: ["store", "title"], to: Array(text.utf8)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test("a new entry has a line for each language, in order")
  func newEntry() {
    #expect(
      adding(["fr", "de"], to: "") == "store.title:\n  accepted:\n    de: \"0123456789ab\"\n    fr: \"0123456789ab\"\n")
  }

  @Test("an entry keeps its other fields, and other entries stay as they are")
  func presentEntry() throws {
    let text = "# Notes\nstore.title:\n  max-width: 20 # narrow\nother: { max-width: 3 }\n"
    let once = try #require(adding(["de"], to: text))
    #expect(
      once
        == "# Notes\nstore.title:\n  max-width: 20 # narrow\n  accepted:\n    de: \"0123456789ab\"\nother: { max-width: 3 }\n"
    )
    let twice = try #require(adding(["ca"], "aaaaaaaaaaaa", to: once))
    #expect(twice.contains("  accepted:\n    ca: aaaaaaaaaaaa\n    de: \"0123456789ab\"\nother:"))
    let again = try #require(adding(["de"], "bbbbbbbbbbbb", to: twice))
    #expect(again.contains("  accepted:\n    ca: aaaaaaaaaaaa\n    de: bbbbbbbbbbbb\nother:"))
  }

  @Test("a file with mistakes and an entry on one line are refused")
  func refused() {
    #expect(adding(["de"], to: "store.title: { max-width: 20 }\n") == nil)
    #expect(adding(["de"], to: "store.title: [\n") == nil)
  }

  @Test("what is written is read again")
  func read() throws {
    let text = try #require(adding(["de", "pt-BR"], to: ""))
    let root = SettingsDocument(SourceFile(path: "metadata.yml", bytes: Array(text.utf8))).root
    let (metadata, problems) = MetadataReader.read(root, file: 0)
    #expect(problems.isEmpty)
    let accepted = metadata.metadata(for: "store.title", ["store", "title"])?.acceptedSources
    #expect(accepted == ["de": "0123456789ab", "pt-BR": "0123456789ab"])
  }
}
