import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nText

@Suite("plural-number-lost")
struct PluralNumberLostTests {
  private func found(_ language: String, _ text: String, _ syntax: MessageSyntax = .icu) -> [String] {
    CatalogTestSupport.found(
      by: .pluralNumberLost, in: ["ko.yml": "b: 1\n", "\(language).yml": text + "\n"], syntax: syntax)
  }

  private func words(_ category: String, _ numbers: String, _ number: String = "#") -> String {
    "warning: '\(category)' (for \(numbers)) doesn't show the number, which other branches do; write '\(number)' in it"
  }

  @Test("a form for several numbers that doesn't show the number is reported at its word")
  func lost() {
    #expect(
      found("ru", "a: \"{n, plural, ❶one {яблоко} few {# яблока} many {# яблок} other {# яблока}}\"")
        == ["❶ \(words("one", "1, 21, 31, …"))"])
    #expect(
      found("en", "a: \"{n, plural, one {# item} ❶other {many items}}\"")
        == ["❶ \(words("other", "all other numbers"))"])
    #expect(
      found("en", "a: \"{n, selectordinal, ❶one {first} two {#nd} few {#rd} other {#th}}\"")
        == ["❶ \(words("one", "1, 21, 31, …"))"])
  }

  @Test("a form for only 0 and 1 is a hint")
  func zeroAndOne() {
    let found = found("fr", "a: \"{n, plural, ❶one {un avis} other {# avis}}\"")
    #expect(found.map { $0.prefix(6) } == ["❶ info"])
  }

  @Test("a form of a plural map is reported at its text, with the placeholder to write")
  func map() {
    #expect(
      found(
        "ru",
        "a:\n  one: ❶яблоко\n  few: \"%{count} яблока\"\n  many: \"%{count} яблок\"\n  other: \"%{count} яблока\"",
        .ruby)
        == ["❶ \(words("one", "1, 21, 31, …", "%{count}"))"])
  }

  @Test("a `#` inside a select is text, and doesn't show a number")
  func select() {
    #expect(
      found("en", "a: \"{n, plural, one {#} ❶other {{g, select, other {# items}}}}\"").count == 1)
  }

  @Test("a plural map without the number that the source shows is reported at its last form")
  func never() {
    #expect(
      CatalogTestSupport.found(
        by: .pluralNumberLost, in: ["ko.yml": "❷a: { other: \"{count}개\" }\n", "en.yml": "a: { one: x, other: ❶y }\n"])
        == ["❶ warning: the text in ko shows the number, but this one never does; write '{count}' (❷ the text in ko)"])
    #expect(
      MarkedBundles(["ko.yml": "a: { other: \"{count}개\" }\n", "en.yml": "a: ❶items\n"]).foundRules
        == ["en.yml:1:1 structure-mismatch", "❶ plural-number-lost"])
  }

  @Test(
    "a form for a single number may leave it out, and so may all if the plural only selects a word",
    arguments: [
      ("en", "a: \"{n, plural, one {an item} other {# items}}\""),
      ("en", "a: \"{n, plural, =0 {none} =1 {one} one {#} other {{n} items}}\""),
      ("en", "a: \"{n} {n, plural, one {item} other {items}}\""),
      ("en", "a: \"Delete {n, plural, one {this item} other {these items}}?\""),
      ("ru", "a: \"{n} {n, plural, one {яблоко} few {яблока} many {яблок} other {яблока}}\""),
      ("fr", "a: \"{n, plural, =0 {aucun avis} one {un avis} other {# avis}}\""),
      ("fr", "a: \"{n, plural, =1 {un avis} one {aucun avis} other {# avis}}\""),
      ("ru", "a: \"{n, plural, one {#} few {#} many {#} other {яблока}}\""),
      ("ar", "a: \"{n, plural, zero {x} one {y} two {z} few {#} many {#} other {#}}\""),
      ("en", "a: \"{n, plural, one {x} other {{g, select, a {{n} x} other {{n} y}}}}\""),
      ("en", "a: \"{n, plural, offset:1 =0 {x} one {{name} and one more} other {{name} and # more}}\""),
      ("ko", "a: \"{n, plural, other {모두}}\""),
    ])
  func fine(_ language: String, _ text: String) {
    #expect(found(language, text) == [])
  }

  @Test(
    "a number with another name or in other brackets is reported as such, and not also as lost",
    arguments: [
      "a: { one: \"%{cnt} avis\", other: \"%{cnt} avis\" }", "a: { one: \"%{count} avis\", other: \"{count} avis\" }",
      "a: { one: \"{{count}} avis\", other: \"%{Count} avis\" }",
    ])
  func reportedElsewhere(_ french: String) {
    var bundles = MarkedBundles([
      "en.yml": "a: { one: \"%{count} item\", other: \"%{count} items\" }\n", "fr.yml": french + "\n",
    ])
    (bundles.source, bundles.syntax) = ("en", .ruby)
    #expect(bundles.found(by: .pluralNumberLost) == [])
    #expect(!bundles.foundRules.isEmpty)
  }

  @Test("a number in an ICU text that another rule reports isn't also reported as lost")
  func reportedElsewhereInICU() {
    let bundles = MarkedBundles([
      "ko.yml": "a: \"{n, plural, other {#개}}\"\n", "en.yml": "a: \"{n, plural, one {# item} other {❶{m} items}}\"\n",
    ])
    #expect(bundles.foundRules == ["❶ placeholder-extra"])
  }

  @Test("an empty form of a plural map is reported only as empty")
  func empty() {
    let bundles = MarkedBundles([
      "ko.yml": "a: { other: \"{count}개\" }\n", "en.yml": "a: { one: \"{count} item\", other: ❶'' }\n",
    ])
    #expect(bundles.foundRules == ["❶ empty-value"])
  }

  @Test("a number that no branch of an ICU text shows is reported only as missing")
  func missing() {
    let bundles = MarkedBundles([
      "ko.yml": "a: \"{n, plural, other {#개}}\"\n", "en.yml": "a: ❶\"{n, plural, one {item} other {items}}\"\n",
    ])
    #expect(bundles.foundRules == ["❶ placeholder-missing"])
  }

  @Test("a form for 0 and 1 may omit the number as the source's form for 1 does")
  func oneInSource() {
    func found(_ source: String, _ translation: String, _ language: String = "fr") -> [String] {
      var bundles = MarkedBundles([
        "en.yml": "a: \"{n, plural, one {\(source)} other {# stores}}\"\n",
        "\(language).yml": "a: \"\(translation)\"\n",
      ])
      bundles.source = "en"
      return bundles.found(by: .pluralNumberLost).map { String($0.prefix(6)) }
    }
    let french = "{n, plural, ❶one {un magasin} other {# magasins}}"
    #expect(found("a store", french) == [])
    #expect(found("# store", french) == ["❶ info"])
    // In Russian it is for 21, too.
    let russian = "{n, plural, ❶one {магазин} few {# a} many {# b} other {# c}}"
    #expect(found("a store", russian, "ru") == ["❶ warn"])
  }
}
