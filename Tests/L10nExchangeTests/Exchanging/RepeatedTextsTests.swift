import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nExchange
@testable import L10nText

@Suite("Texts that several strings share")
struct RepeatedTextsTests {
  private func other(than keyPath: String, _ yaml: String) throws -> String? {
    let catalog = ProjectFiles(["en.yml": yaml]).catalog
    let message = try #require(catalog.messagesByKeyPath[keyPath])
    let place = try #require(message.source?.message.texts.first?.place)
    return RepeatedTexts(of: catalog).other(than: keyPath, at: place)
  }

  @Test("a text of a single string isn't shared, even if another has the same words")
  func single() throws {
    #expect(try other(than: "a", "a: Hi\nb: Hi\n") == nil)
  }

  @Test("each string with an anchor or an alias shares its text with another one")
  func alias() throws {
    let yaml = "a: &x Hi\nb: *x\nc: *x\n"
    for key in ["a", "b", "c"] {
      let other = try other(than: key, yaml)
      #expect(other != nil && other != key)
    }
  }

  @Test("a merge shares the texts of a mapping")
  func merge() throws {
    let yaml = "a: &m\n  t: Hi\n  u: You\nb:\n  <<: *m\n  u: Own\n"
    #expect(try other(than: "a.t", yaml) == "b.t")
    #expect(try other(than: "a.u", yaml) == nil)
  }

  @Test("a string that has a text twice shares it with itself")
  func own() throws {
    #expect(try other(than: "a", "a: [&x Hi, *x]\n") == "a")
  }
}
