import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nText

@Suite("plural-missing-category")
struct PluralMissingCategoryTests {
  private func found(_ language: String, _ text: String, _ syntax: MessageSyntax = .icu) -> [String] {
    CatalogTestSupport.found(
      by: .pluralMissingCategory, in: ["ko.yml": "b: 1\n", "\(language).yml": "\(text)\n"], syntax: syntax)
  }

  @Test("a plural without 'other' is reported at its brace")
  func other() {
    #expect(
      found("en", "a: \"see ❶{n, plural, one {#}}\"")
        == ["❶ error: every plural needs 'other' (for all other numbers), which is missing; add 'other {…}'"])
  }

  @Test("categories that the language needs are reported with their numbers")
  func categories() {
    #expect(
      found("ru", "a: \"❶{n, plural, one {#} other {#}}\"") == [
        "❶ warning: ru needs 'few' (for 2, 3, 4, …) and 'many' (for 0, 5, 6, …), which are missing; add 'few {…}' and "
          + "'many {…}'"
      ])
    #expect(
      found("en", "a: \"❶{n, selectordinal, one {#st} other {#th}}\"") == [
        "❶ warning: en needs 'two' (for 2, 22, 32, …) and 'few' (for 3, 23, 33, …), which are missing; add 'two {…}' "
          + "and 'few {…}'"
      ])
  }

  @Test("a plural map is reported at its key")
  func maps() {
    #expect(
      found("en", "❶a: { other: x }")
        == ["❶ warning: en needs 'one' (for 1), which is missing; add 'one: …'"])
    let bundles = MarkedBundles(["ko.yml": "a: { other: x }\n", "en.yml": "❶a: { one: x }\n"])
    #expect(
      bundles.found(by: .pluralMissingCategory)
        == ["❶ error: every plural needs 'other' (for all other numbers), which is missing; add 'other: …'"])
  }

  @Test("in files of i18next, languages whose whole numbers never select 'other' don't need it")
  func wholeNumbers() {
    func found(_ language: String, _ keys: [String]) -> [String] {
      let forms = keys.map { "\"\($0)\": \"{{count}} x\"" }.joined(separator: ", ")
      var bundles = MarkedBundles([
        ("en.json", "{ \"n_one\": \"{{count}} day\", \"n_other\": \"{{count}} days\" }"),
        ("\(language).json", "{ \(forms) }"),
      ])
      bundles.source = "en"
      bundles.isOfI18next = true
      return bundles.found(by: .pluralMissingCategory)
    }
    for language in ["pl", "ru", "uk"] { #expect(found(language, ["n_one", "n_few", "n_many"]).isEmpty) }
    #expect(found("pl", ["n_one", "n_few"]).map { $0.contains("pl needs 'many' (for 0, 5, 6, …)") } == [true])
    // A text for 0 makes it a message of several keys, which is composed.
    #expect(found("pl", ["n_zero", "n_one", "n_few", "n_many"]).isEmpty)
    // In Czech, 'many' is the form of fractions, and whole numbers need 'other'.
    #expect(found("cs", ["n_one", "n_few", "n_other"]).isEmpty)
    #expect(found("cs", ["n_one", "n_few"]).count == 1)
  }

  @Test("plurals inside branches, variants and items are checked")
  func inside() {
    #expect(
      found("en", "a: \"{g, select, other {❶{n, plural, other {#}}}}\"").map { String($0.prefix(1)) } == ["❶"])
    #expect(found("en", "a:\n- x\n- \"❶{n, plural, other {#}}\"").map { String($0.prefix(1)) } == ["❶"])
    #expect(
      found("en", "a:\n  one: x\n  other: \"❶{n, plural, other {#}}\"").map { String($0.prefix(1)) } == ["❶"])
  }

  @Test("the source's own plurals are checked, too")
  func source() {
    var bundles = MarkedBundles(["en.yml": "a: \"❶{n, plural, other {#}}\"\n"])
    bundles.source = "en"
    #expect(bundles.found(by: .pluralMissingCategory).count == 1)
  }

  @Test(
    "categories that no small integer selects may be missing",
    arguments: ["es", "fr", "it", "pt", "pt-PT", "ca"])
  func millions(_ language: String) {
    #expect(found(language, "a: \"{n, plural, one {#} other {#}}\"") == [])
  }

  @Test("categories for fractions may be missing", arguments: ["cs", "sk"])
  func fractions(_ language: String) {
    #expect(found(language, "a: \"{n, plural, one {#} few {#} other {#}}\"") == [])
  }

  @Test(
    "complete plurals are fine",
    arguments: [
      ("ko", "a: \"{n, plural, other {#}}\""), ("zh-Hans", "a: { other: x }"), ("ja", "a: { other: x, one: y }"),
      ("en", "a: \"{n, plural, =1 {x} other {#}}\""),
      ("en", "a: \"{n, plural, offset:1 =0 {x} =2 {y} other {#}}\""),
      ("ar", "a: \"{n, plural, =0 {a} =1 {b} =2 {c} few {d} many {e} other {f}}\""),
      ("lt", "a: \"{n, plural, one {#} few {#} other {#}}\""), ("xx", "a: \"{n, plural, other {#}}\""),
      ("en", "a: { one: '', other: '' }"), ("en", "a:\n  one: 1\n  other: 2\n  title: a longer text"),
    ])
  func fine(_ language: String, _ text: String) {
    #expect(found(language, text) == [])
  }

  @Test("an exact value doesn't replace a category that has another number")
  func exactValues() {
    #expect(found("en", "a: \"❶{n, plural, offset:1 =1 {x} other {#}}\"").count == 1)
    #expect(found("lv", "a: \"❶{n, plural, =1 {x} zero {#} other {#}}\"").count == 1)
  }

  @Test("'other' may be the form for the only missing category if no integer selects 'other'")
  func servingOther() {
    #expect(found("pl", "a: \"{n, plural, one {# głos} few {# głosy} other {# głosów}}\"") == [])
    #expect(found("pl", "a: \"❶{n, plural, one {# głos} other {# głosów}}\"").count == 1)
  }

  @Test("untranslated texts aren't checked")
  func copies() {
    let text = "{n, plural, one {# vote} other {# votes}}"
    var bundles = MarkedBundles(["en.yml": "a: \"\(text)\"\n", "ru.yml": "a: \"\(text)\"\n"])
    bundles.source = "en"
    #expect(bundles.found(by: .pluralMissingCategory) == [])
  }

  @Test("'zero' is exactly 0 in Ruby's and Apple's syntax, and requires nothing")
  func zero() {
    #expect(found("en", "a: { zero: none, one: one, other: \"%{count}\" }", .ruby) == [])
    #expect(found("en", "a: { zero: none, one: one, other: \"%d\" }", .printf) == [])
  }

  @Test("a plural without 'other' and another category is an error")
  func otherAndMore() {
    #expect(found("ru", "a: \"❶{n, plural, one {#}}\"").map { $0.prefix(8) } == ["❶ error:"])
  }

  @Test("nouns stay the same after numbers in Turkish, so one form is enough")
  func singularNouns() {
    #expect(found("tr", "a: \"{n, plural, other {# mağaza}}\"") == [])
    #expect(found("de", "a: \"❶{n, plural, other {# Läden}}\"").count == 1)
  }

  @Test("forms that the source's plural lacks itself are reported there, and not in each translation")
  func sourceFirst() {
    func rules(_ source: String) -> [String] {
      var bundles = MarkedBundles([
        "en.yml": "a: \"❶\(source)\"\n", "de.yml": "a: \"❷{n, plural, other {# Läden}}\"\n",
      ])
      bundles.source = "en"
      return bundles.foundRules
    }
    #expect(rules("{n, plural, other {# stores}}") == ["❶ plural-missing-category"])
    #expect(rules("{n, plural, one {# store} other {# stores}}") == ["❷ plural-missing-category"])
  }

  @Test("one form for all numbers may be right beside two of the source, so it is a hint")
  func oneForm() {
    func found(_ source: String, _ language: String, _ translation: String) -> [String] {
      var bundles = MarkedBundles([
        "\(source).yml": "a: \"{n, plural, one {# answer} other {# answers}}\"\n",
        "\(language).yml": "a: \"\(translation)\"\n",
      ])
      bundles.source = source
      return bundles.found(by: .pluralMissingCategory).map { String($0.prefix(6)) }
    }
    #expect(found("en", "da", "❶{n, plural, other {# svar}}") == ["❶ info"])
    #expect(found("en", "cs", "❶{n, plural, one {# a} other {# b}}") == ["❶ warn"])
    #expect(self.found("da", "a: \"❶{n, plural, other {# svar}}\"").map { $0.prefix(6) } == ["❶ warn"])
  }

  @Test("a plural with fewer forms than another one of the text is meant, and a text in other letters isn't translated")
  func otherReasons() {
    #expect(
      found(
        "pl",
        "a: \"{n, plural, one {# a} few {# b} many {# c} other {# d}} {m, plural, one {od # e} other {od # f}}\"") == []
    )
    #expect(found("uk", "a: \"{n, plural, one {# store} other {# stores}}\"") == [])
  }
}
