import CatalogTestSupport
import L10nLanguage
import Testing

@testable import L10nText

@Suite("structure-mismatch")
struct StructureMismatchTests {
  @Test("keys below a text, and a text instead of keys, are reported at the key with the source's structure")
  func namespaces() {
    #expect(
      found(by: .structureMismatch, in: ["ko.yml": "❸a: 1\n❹b:\n  c: 2\n", "en.yml": "❶a:\n  x: 1\n❷b: 2\n"]) == [
        "❶ error: 'a' is a namespace here and one text in ko; write one text (❸ one text in ko)",
        "❷ error: 'b' is one text here and a namespace in ko; write the keys below it (❹ a namespace in ko)",
      ])
  }

  @Test("a list for a text, and a list for a plural map, are reported")
  func lists() {
    #expect(
      found(
        by: .structureMismatch,
        in: ["ko.yml": "a: [1, 2]\nb: 1\nc: [1]\n", "en.yml": "❶a: 1\n❷b: [1]\n❸c: { one: 1, other: 2 }\n"]) == [
          "❶ error: 'a' is one text here and a list in ko; write a list with the same number of items",
          "❷ error: 'b' is a list here and one text in ko; write one text",
          "❸ error: 'c' is a plural map here and a list in ko; write a list with the same number of items",
        ])
  }

  @Test("a single text for all numbers is a hint if the language inflects by them")
  func textForMap() {
    #expect(
      found(by: .structureMismatch, in: ["ko.yml": "a: { other: 개 }\n", "en.yml": "❶a: items\n"]) == [
        "❶ info: 'a' is one text for all numbers here and a plural map in ko; en distinguishes 'one' and 'other'"
      ])
  }

  @Test("a plural map without a number to select by is a hint")
  func mapForText() {
    #expect(
      found(by: .structureMismatch, in: ["ko.yml": "a: 개\n", "en.yml": "❶a: { one: item, other: items }\n"])
        .map { String($0.prefix(7)) } == ["❶ info:"])
  }

  @Test("a plain text for a plural map is fine in languages that don't inflect by number")
  func uninflected() {
    var bundles = MarkedBundles([
      "en.yml": "a: { one: \"an item\", other: \"%{count} items\" }\n", "ko.yml": "a: \"%{count}개\"\n",
      "zh-Hans.yml": "a: \"%{count}个\"\n",
    ])
    bundles.source = "en"
    bundles.syntax = .ruby
    #expect(bundles.findings == [])
  }

  @Test(
    "a message that only one language inflects is a single message",
    arguments: [
      ("a: \"{count}개\"\n", "a: \"{count, plural, one {# item} other {# items}}\"\n"),
      ("a: { other: \"{count}개\" }\n", "a: \"{count, plural, one {# item} other {# items}}\"\n"),
      ("a: \"{count, plural, other {#개}}\"\n", "a: { one: \"{count} item\", other: \"{count} items\" }\n"),
      ("a: [1, 2]\n", "a: []\n"), ("a: [1, 2]\n", "a: ''\n"), ("a:\n  b: 1\n", "a: ~\n"), ("a: 1\n", "a: ~\n"),
      ("a: ~\n", "a:\n  b: 1\n"),
    ])
  func fine(_ korean: String, _ english: String) {
    #expect(found(by: .structureMismatch, in: ["ko.yml": korean, "en.yml": english]) == [])
  }
}
