import Testing

@testable import L10nTranslation

@Suite("Identifiers of strings in a language")
struct StringIDTests {
  @Test("the last sign divides a key from its language")
  func parts() {
    #expect(StringID("mail@home@en") == StringID(key: "mail@home", language: "en"))
    #expect(StringID("store.title@zh-Hans")?.description == "store.title@zh-Hans")
  }

  @Test("a text without a key or a language isn't an identifier", arguments: ["", "@", "key", "key@", "@en"])
  func others(text: String) {
    #expect(StringID(text) == nil)
  }
}
