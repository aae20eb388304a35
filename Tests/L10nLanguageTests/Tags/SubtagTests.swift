import Testing

@testable import L10nLanguage

@Suite("A subtag in a machine word")
struct SubtagTests {
  @Test("a subtag keeps up to eight characters", arguments: ["", "k", "ko", "Hant", "419", "valencia"])
  func roundTrip(text: String) {
    #expect(Subtag(text)?.text == text)
    #expect(Subtag(text)?.isEmpty == text.isEmpty)
  }

  @Test("longer texts aren't subtags")
  func tooLong() {
    #expect(Subtag("valencian") == nil)
    #expect(Subtag("가나다") == nil)
  }

  @Test("keys have the same order as their texts, and there are none that would be cut off")
  func keys() throws {
    let keys = ["aa", "aaa", "ab", "b"].compactMap { Subtag($0)?.key(width: 3) }
    #expect(keys == keys.sorted())
    #expect(keys.count == 4)
    #expect(Subtag("Hant")?.key(width: 3) == nil)
    #expect(Subtag("Hant")?.key(width: 4) == 0x4861_6E74)
  }
}
