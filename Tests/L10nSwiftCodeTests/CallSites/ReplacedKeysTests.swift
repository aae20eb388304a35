import Testing

@testable import L10nFormats
@testable import L10nSwiftCode
@testable import L10nText

@Suite("Keys in catalogs whose lookups were replaced")
struct ReplacedKeysTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a" : {

        },
        "b" : {
          "comment" : "B",
          "extractionState" : "stale",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "B" } }
          }
        },
        "c" : {
          "comment" : "C",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "C" } }
          }
        },
        "d" : {
          "extractionState" : "manual"
        },
        "e" : {

        }
      },
      "version" : "1.0"
    }
    """

  private func file(_ path: String, _ text: String) -> InputFile {
    InputFile(path: path.split(separator: "/").map(String.init), shownPath: path, bytes: Array(text.utf8))
  }

  @Test("replaced keys are managed manually, and nothing else changes")
  func marked() throws {
    var keys = ReplacedKeys()
    for key in ["a", "b", "c", "d"] { keys.add(key, in: "Localizable") }
    let marked = try #require(keys.kept(in: file("App/Localizable.xcstrings", "\u{FEFF}" + Self.catalog)))
    #expect(marked.count == 3)
    let expected = Self.catalog
      .replacing("\"a\" : {\n\n    }", with: "\"a\" : {\n      \"extractionState\" : \"manual\"\n    }")
      .replacing("stale", with: "manual")
      .replacing("\"C\",\n", with: "\"C\",\n      \"extractionState\" : \"manual\",\n")
    #expect(String(decoding: marked.bytes, as: UTF8.self) == "\u{FEFF}" + expected)
    #expect(keys.kept(in: InputFile(path: ["Localizable.xcstrings"], shownPath: "", bytes: marked.bytes)) == nil)
  }

  @Test("tables are distinguished by their folders, and files with mistakes or in another format are unchanged")
  func files() {
    var keys = ReplacedKeys()
    keys.add("a", in: "Kit/Localizable")
    #expect(keys.kept(in: file("Kit/Localizable.xcstrings", Self.catalog))?.count == 1)
    #expect(keys.kept(in: file("App/Localizable.xcstrings", Self.catalog)) == nil)
    #expect(keys.kept(in: file("Kit/Shop.xcstrings", Self.catalog)) == nil)
    #expect(keys.kept(in: file("Kit/Localizable.xcstrings", String(Self.catalog.dropLast(3)))) == nil)
    #expect(keys.kept(in: file("Kit/en.lproj/Localizable.strings", "\"a\" = \"A\";")) == nil)
  }
}
