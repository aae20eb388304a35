import Testing

@testable import L10nLanguage

@Suite("A subtag in a machine word")
struct SubtagTests {
  @Test("keeps up to eight characters, and no more", arguments: ["", "k", "ko", "Hant", "419", "valencia"])
  func roundTrip(text: String) {
    #expect(Subtag(text)?.text == text)
    #expect(Subtag(text)?.isEmpty == text.isEmpty)
  }

  @Test("is nothing for longer texts")
  func tooLong() {
    #expect(Subtag("valencian") == nil)
    #expect(Subtag("가나다") == nil)
  }

  @Test("orders its keys as its text does, and gives none that would cut it")
  func keys() throws {
    let keys = ["aa", "aaa", "ab", "b"].compactMap { Subtag($0)?.key(width: 3) }
    #expect(keys == keys.sorted())
    #expect(keys.count == 4)
    #expect(Subtag("Hant")?.key(width: 3) == nil)
    #expect(Subtag("Hant")?.key(width: 4) == 0x4861_6E74)
  }
}
