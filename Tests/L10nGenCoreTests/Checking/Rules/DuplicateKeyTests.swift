import Testing

@testable import L10nGenCore

@Suite("duplicate-key")
struct DuplicateKeyTests {
  private func words(_ key: String) -> String {
    "the key '\(key)' stands here a second time, and this text is never shown; remove one of the two"
  }

  @Test("the second of two keys is told, with the place of the first")
  func mapping() {
    #expect(
      found(by: .duplicateKey, in: ["ko.yml": "store:\n  ❷title: 1\n  b: 2\n  ❶title: 3\n"])
        == ["❶ error: \(words("title")) (❷ the first 'title')"])
  }

  @Test("a key that two files of a language have is told by its whole path")
  func files() {
    #expect(
      found(by: .duplicateKey, in: ["ko.yml": "store:\n  ❷title: 1\n", "ko/store.yml": "❶title: 3\n"])
        == ["❶ error: \(words("store.title")) (❷ the first 'store.title')"])
  }

  @Test("one key in two mappings is fine")
  func different() {
    #expect(found(by: .duplicateKey, in: ["ko.yml": "a:\n  title: 1\nb:\n  title: 3\n", "en.yml": "a: 1"]) == [])
  }
}
