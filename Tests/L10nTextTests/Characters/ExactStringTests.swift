import L10nText
import Testing

@Suite("Strings by their bytes")
struct ExactStringTests {
  @Test("canonically equivalent strings are different strings")
  func equivalent() {
    let composed = "é"
    let decomposed = "e\u{301}"
    #expect(composed == decomposed)
    #expect(!composed.hasSameBytes(as: decomposed))
    #expect(ExactString(composed) != ExactString(decomposed))
    #expect(Set([composed, decomposed].map(ExactString.init)).count == 2)
  }

  @Test("strings of the same bytes are equal, however they are stored", arguments: ["", "a", "저장", "a\u{0}b"])
  func same(text: String) {
    let stored = String(decoding: Array(text.utf8) + Array(" and more than fifteen bytes".utf8), as: UTF8.self)
    let part = String(stored.prefix(text.count))
    #expect(part.hasSameBytes(as: text))
    #expect(ExactString(part) == ExactString(text))
    #expect(ExactString(part).hashValue == ExactString(text).hashValue)
  }
}
