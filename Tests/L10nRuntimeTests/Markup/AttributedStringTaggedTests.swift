import L10nAllLanguages
import Foundation
@_spi(Generated) import L10nRuntime
import Testing

@Suite("Attributed strings")
struct AttributedStringTaggedTests {
  private static let address = URL(string: "https://example.com/terms")

  /// Returns the runs, each as its text and its link.
  private func runs(_ string: AttributedString) -> [String] {
    string.runs.map { run in
      String(string[run.range].characters) + (run.link.map { " → \($0)" } ?? "")
    }
  }

  @Test("tags become the links and styles that the app gives them")
  func attributes() throws {
    let address = try #require(Self.address)
    var style = AttributeContainer()
    style.languageIdentifier = "en"
    let string = AttributedString(
      tagged: "Agree to <a>the <name>Terms</name></a> & go", links: ["a": address], styles: ["name": style])
    #expect(runs(string) == ["Agree to ", "the  → \(address)", "Terms → \(address)", " & go"])
    #expect(string.runs.compactMap(\.languageIdentifier) == ["en"])
    #expect(
      String(AttributedString(tagged: "<file> <a href=\"https://evil.example\">x</a>").characters)
        == "<file> <a href=\"https://evil.example\">x</a>")
  }

  @Test("arguments never become markup, in any kind of message and however they are nested")
  func arguments() throws {
    let address = try #require(Self.address)
    let preferences = LanguagePreferences(languages: ["en"], isObserved: false)
    let texts = Localization(
      source: "en", fallback: [], programs: .version1,
      keys: "agree name:String\n", tables: [("en", "<a>\\{name}</a> &amp; \\{name}\n")], languageTables: .all,
      preferences: preferences)
    let id = SampleCatalog.id("agree name:String")
    let name = "</a><b>&amp;"
    let string = AttributedString(tagged: texts.text(id, .string(name)), links: ["a": address])
    #expect(runs(string) == ["\(name) → \(address)", " & \(name)"])
    #expect(texts.text(id, .string(name)) == "<a>\(name)</a> &amp; \(name)")
  }
}
