import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nCatalog
@testable import L10nEditing
@testable import L10nFormats
@testable import L10nText

@Suite("Messages of tables in the form of a project")
struct ImportedMessageTests {
  private func imported(_ files: [String: String], as syntax: MessageSyntax = .icu) throws -> ImportedMessage {
    let catalog = ProjectFiles(files).catalog
    let message = try #require(catalog.messages.first)
    return ImportedMessage(message, path: ["k"], languages: catalog.languages, syntax: syntax)
  }

  private func texts(_ message: ImportedMessage) -> [String: [String]] {
    Dictionary(message.texts.map { ($0.language, $0.message.texts) }) { first, _ in first }
  }

  private func catalog(_ localizations: KeyValuePairs<String, String>) -> [String: String] {
    ["Localizable.xcstrings": StringCatalogText.catalog(StringCatalogText.entry("k", localizations))]
  }

  @Test(
    "a text is written in the project's syntax",
    arguments: [
      (MessageSyntax.icu, "{arg2} for {arg1}, 100%"), (.ruby, "%{arg2} for %{arg1}, 100%"),
      (.printf, "%2$@ for %1$@, 100%%"),
    ])
  func syntax(_ syntax: MessageSyntax, expected: String) throws {
    let message = try imported(["en.lproj/T.strings": "k = \"%2$@ for %1$@, 100%%\";"], as: syntax)
    #expect(texts(message) == ["en": [expected]])
    #expect(message.refusals.isEmpty)
  }

  @Test("a plural in its own syntax keeps its form, and becomes a plural map in syntaxes without plurals in texts")
  func plurals() throws {
    let files = catalog(["en": StringCatalogText.plural(["one": "%lld file", "other": "%lld files"])])
    #expect(try texts(imported(files)) == ["en": ["{count, plural, one {# file} other {# files}}"]])
    let message = try imported(files, as: .ruby)
    let ruby = try #require(message.texts.first?.message, "\(message.refusals)")
    guard case .pluralMap(let variants) = ruby else {
      Issue.record("no plural map: \(ruby)")
      return
    }
    #expect(variants.map(\.category) == [.one, .other])
    #expect(variants.map(\.text) == ["%{count} file", "%{count} files"])
  }

  @Test("the text for 0 is one for exactly 0, unless the language has the category zero")
  func zero() throws {
    let plural = StringCatalogText.plural(["zero": "none", "other": "%lld"])
    let message = try imported(catalog(["en": plural, "lv": plural]))
    #expect(texts(message)["en"]?.first?.contains("=0 {none}") == true, "\(texts(message))")
    #expect(texts(message)["lv"]?.first?.contains("zero {none}") == true, "\(texts(message))")
  }

  @Test("an empty translation of a text is refused, unless it is marked as not translated yet")
  func emptyTranslation() throws {
    let empty = StringCatalogText.unit("")
    let message = try imported(
      catalog([
        "en": StringCatalogText.unit("A"), "fr": empty, "ja": empty.replacing("translated", with: "new"),
      ]))
    #expect(texts(message) == ["en": ["A"]])
    #expect(message.refusals.map(\.language) == ["fr"])
  }

  @Test("a text with mistakes is refused in its language only")
  func mistakes() throws {
    let message = try imported(["en.yml": "k: A\n", "ko.yml": "k: \"{\"\n"])
    #expect(texts(message) == ["en": ["A"]])
    #expect(message.refusals.map(\.language) == ["ko"])
  }

  @Test("a text that the syntax would change is refused, with a syntax that keeps it")
  func losses() throws {
    let message = try imported(["en.yml": "k: \"{day, date, short}\"\n"], as: .printf)
    #expect(message.texts.isEmpty)
    #expect(message.refusals.count == 1)
    #expect(message.refusals[0].neededSyntax == .icu)
  }

  @Test("a comment, states and an argument for the device are kept, and others are left to the project")
  func facts() throws {
    let device = StringCatalogText.device(["mac": "Click", "other": "Tap"])
    let entry = StringCatalogText.entry(
      "k", ["en": device, "ko": device.replacing("translated", with: "needs_review")],
      fields: "      \"comment\" : \"A button\",\n      \"shouldTranslate\" : false,\n")
    let fields = try imported(["Localizable.xcstrings": StringCatalogText.catalog(entry)]).fields
    #expect(fields.description == "A button")
    #expect(fields.isTranslatable == false)
    #expect(fields.states == ["ko": .needsReview])
    #expect(fields.arguments.count == 1 && fields.arguments["device"] != nil)
    #expect(try imported(["en.lproj/T.strings": "k = v;"]).fields == MetadataFields.empty)
  }
}
