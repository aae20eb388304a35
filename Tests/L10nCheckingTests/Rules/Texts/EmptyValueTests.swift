import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("empty-value")
struct EmptyValueTests {
  private func found(_ korean: String, _ english: String, metadata: String = "") -> [String] {
    CatalogTestSupport.found(
      by: .emptyValue, in: ["ko.yml": korean, "en.yml": english, "metadata.yml": metadata])
  }

  private let whole = "warning: this text is empty, so users of en see it in another language; translate it"

  @Test("an empty text and a null are reported at their place")
  func single() {
    #expect(
      found("❹a: 가\nb: 나\nc: 다\n", "a: ❶''\nb: ❷~\nc: ❸\"\"\n")
        == ["❶ \(whole) (❹ the text in ko)", "❷ \(whole)", "❸ \(whole)"])
    #expect(found("a: 가\n", "a:\n").count == 1)
  }

  @Test("a list or a plural map without content is reported at its key")
  func empty() {
    #expect(found("a: [1, 2]\n", "❶a: ['', ~]\n") == ["❶ \(whole)"])
    #expect(found("a: { other: x }\n", "❶a: { one: '', other: '' }\n") == ["❶ \(whole)"])
  }

  @Test("an empty item or form among others would show nothing, and is reported separately")
  func parts() {
    #expect(
      found("a: [1, 2]\n", "a: [1, ❶'']\n")
        == ["❶ warning: this item is empty, so users of en see nothing there; translate it"])
    #expect(
      found("a: { other: \"{count}\" }\n", "a: { one: ❶'', other: \"{count}\" }\n")
        == ["❶ warning: this form is empty, so users of en see nothing there; translate it"])
  }

  @Test("the placeholder of an empty item isn't also reported as missing")
  func placeholder() {
    #expect(
      MarkedBundles(["ko.yml": "a: [x, \"{n}\"]\n", "en.yml": "a: [x, ❶'']\n"]).foundRules == ["❶ empty-value"])
  }

  @Test("a null in the source is reported if a translation has a text")
  func source() {
    #expect(
      found("❶a:\n", "a: Title\n")
        .map {
          $0.hasSuffix(
            "warning: this is null, but en has a text; write the source text, or '' if it's meant to be empty")
        }
        == [true])
  }

  @Test(
    "texts that are also empty in the source, or intentionally, are fine",
    arguments: [
      ("a: ''\n", "a: ''\n"), ("a: ''\n", "a: x\n"), ("a:\n", "a:\n"), ("a:\n", "b: 1\n"),
      ("a:\n-\n- 1월\n", "a:\n-\n- January\n"), ("a: { zero: '', other: x }\n", "a: { zero: '', one: x, other: x }\n"),
      ("a: ' '\n", "a: ' '\n"), ("a: 가\n", "a: ' '\n"), ("a:\n  b: 1\n", "a: ~\n"), ("a: [1]\n", "a: []\n"),
    ])
  func fine(_ korean: String, _ english: String) {
    #expect(found(korean, english) == [])
  }

  @Test("the metadata accepts empty texts, and none are required if nothing is translated")
  func metadata() {
    #expect(found("a: 가\n", "a: ''\n", metadata: "\"a\": { allow-empty: true }\n") == [])
    #expect(found("a: 가\n", "a: ''\n", metadata: "\"a\": { translatable: false }\n") == [])
  }
}
