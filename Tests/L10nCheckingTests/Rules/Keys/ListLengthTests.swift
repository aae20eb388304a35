import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("list-length")
struct ListLengthTests {
  private func found(_ korean: String, _ english: String) -> [String] {
    CatalogTestSupport.found(by: .listLength, in: ["ko.yml": korean, "en.yml": english])
  }

  @Test("a list that is too short is reported at its key, and one that is too long at the first extra item")
  func lengths() {
    #expect(
      found("❸a: [1, 2]\n❹b: [1, 2]\n", "❶a: [1]\nb: [1, 2, ❷3, 4]\n") == [
        "❶ warning: this list has 1 item, but ko has 2; write the same number (❸ the list in ko)",
        "❷ warning: this list has 4 items, but ko has 2; write the same number (❹ the list in ko)",
      ])
    #expect(found("a: [1, 2]\n", "❶a: []\n").count == 1)
  }

  @Test("a list of mappings with a wrong length has a single finding for all its items' content")
  func listsOfMappings() {
    let items = (0..<100).map { "- name: \($0)\n  text: \($0)\n" }.joined()
    let bundles = MarkedBundles([
      "ko.yml": "❷steps:\n\(items)more:\n- a: 1\n- { a: 2, b: 3 }\n",
      "en.yml": "❶steps:\n- name: 0\n  text: 0\nmore:\n- a: 1\n- ❸a: 2\n",
      "fr.yml": "steps:\n\(items)- ❹name: 100\n  text: 100\nmore:\n- a: 1\n- { a: 2, b: 3 }\n",
    ])
    #expect(bundles.foundRules == ["❶ list-length", "❸ missing-key", "❹ list-length"])
    #expect(
      bundles.found(by: .listLength).first
        == "❶ warning: this list has 1 item, but ko has 100; write the same number (❷ the list in ko)")
  }

  @Test("a list is reported if it lacks the null that others begin with")
  func nulls() {
    #expect(found("months:\n-\n- 1월\n- 2월\n", "❶months:\n- January\n- February\n").count == 1)
  }

  @Test(
    "nulls count as items, and untranslated lists aren't compared",
    arguments: [
      ("a:\n-\n- 1월\n", "a:\n-\n- January\n"), ("a: [1, 2]\n", "a: ['']\n"), ("a: [1, 2]\n", "a: ''\n"),
      ("a: [1, 2]\n", "b: 1\n"), ("a: []\n", "a: []\n"),
    ])
  func fine(_ korean: String, _ english: String) {
    #expect(found(korean, english) == [])
  }

  @Test("the placeholder of a missing item isn't also reported as missing")
  func placeholders() {
    let bundles = MarkedBundles(["ko.yml": "a: [x, \"{n}\"]\n", "en.yml": "❶a: [x]\n"])
    #expect(bundles.foundRules == ["❶ list-length"])
  }

  @Test("phrases of an App Shortcut aren't compared, because their number can differ between languages")
  func phrases() {
    let set =
      "\"localizations\": {\"ko\": {\"stringSet\": {\"state\": \"\", \"values\": [\"${applicationName} 열기\", "
      + "\"${applicationName} 시작\"]}}, \"en\": {\"stringSet\": {\"state\": \"\", \"values\": [\"Open ${applicationName}\"]}}}"
    let catalog = "{\"sourceLanguage\": \"ko\", \"strings\": {\"Open\": {\(set)}}, \"version\": \"1.0\"}"
    #expect(CatalogTestSupport.found(by: .listLength, in: ["AppShortcuts.xcstrings": catalog]) == [])
    #expect(CatalogTestSupport.found(by: .listLength, in: ["Shop.xcstrings": catalog]).count == 1)
  }
}
