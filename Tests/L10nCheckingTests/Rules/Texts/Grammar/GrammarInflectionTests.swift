import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("grammar-inflection")
struct GrammarInflectionTests {
  /// Returns the findings for a translation of a text whose number is inflected by markup.
  private func found(_ translation: String, _ language: String) -> [String] {
    var bundles = MarkedBundles([
      "en.lproj/Localizable.strings": "a = \"^[%lld item](inflect: true) of %@\";",
      "\(language).lproj/Localizable.strings": "a = \"\(translation)\";",
    ])
    bundles.source = "en"
    return bundles.found(by: .grammarInflection)
  }

  @Test("a translation without markup needs plural forms, in languages that have them")
  func lost() {
    #expect(found("❶%lld Artikel von %@", "de").map { $0.prefix(16) } == ["❶ warning: the w"])
    #expect(found("❶%lld elementów z %@", "pl").first?.hasSuffix("they are inflected; write plural forms") == true)
    #expect(found("^[%lld Artikel](inflect: true) von %@", "de") == [])
    // Another rule reports the mistake.
    #expect(found("^[%lld Artikel](inflct: true) von %@", "de") == [])
    #expect(found("^[%lld Artikel (inflect: true) von %@", "de") == [])
    #expect(found("%2$@: ^[%1$lld Artikel](inflect: true)", "de") == [])
    for language in ["ja", "ko", "zh-Hans", "tr"] { #expect(found("%lld / %@", language) == []) }
  }

  @Test("markup in a language whose words Foundation doesn't know is an info")
  func language() {
    #expect(
      found("❶^[%lld element](inflect: true) z %@", "pl") == [
        "❶ info: Foundation doesn't inflect words in pl, so these are the same for all numbers; write plural forms"
      ])
    #expect(found("^[%lld 项](inflect: true) %@", "zh-Hans") == [])
  }

  @Test("plural forms are enough, and words that no number is next to need none")
  func plurals() {
    let plural = "{n, plural, one{# Artikel} other{# Artikel}}"
    #expect(
      CatalogTestSupport.found(
        by: .grammarInflection,
        in: ["ko.yml": "a: \"^[{n, number, integer} 항목](inflect: true)\"", "de.yml": "a: \"\(plural)\""]) == [])
    #expect(
      CatalogTestSupport.found(
        by: .grammarInflection,
        in: [
          "ko.lproj/Localizable.strings": "a = \"^[환영](inflect: true) %lld\";",
          "de.lproj/Localizable.strings": "a = \"Willkommen %lld\";",
        ]) == [])
  }
}
