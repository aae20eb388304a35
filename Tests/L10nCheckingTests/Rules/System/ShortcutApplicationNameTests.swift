import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("shortcut-application-name")
struct ShortcutApplicationNameTests {
  @Test("each phrase in each language must name the app, including those of a set in a catalog")
  func phrases() {
    let set = { (language: String, phrases: String) in
      "\"\(language)\" : { \"stringSet\" : { \"state\" : \"translated\", \"values\" : [ \(phrases) ] } }"
    }
    let sets =
      set("ko", "\"${applicationName}에서 찾기\", ❶\"찾기\"") + ", " + set("en", "\"Find in ${applicationName}\", ❷\"Find\"")
    let bundles = MarkedBundles([
      "App/AppShortcuts.xcstrings":
        "{ \"sourceLanguage\" : \"ko\", \"strings\" : { \"find\" : { \"localizations\" : { \(sets) } } } }",
      "App/Other.xcstrings": "{ \"sourceLanguage\" : \"ko\", \"strings\" : { \"find\" : { } } }",
    ])
    let words = "error: this phrase doesn't contain '${applicationName}', so the system ignores it; add it"
    #expect(bundles.found(by: .shortcutApplicationName) == ["❶ \(words)", "❷ \(words)"])
  }
}
