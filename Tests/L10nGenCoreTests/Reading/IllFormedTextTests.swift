import Testing

@testable import L10nGenCore

@Suite("Bytes that are not text")
struct IllFormedTextTests {
  @Test("well-formed UTF-8 needs no repair", arguments: ["", "a", "키: 값 🧴\u{FFFD}\u{10FFFF}\u{0}"])
  func wellFormed(text: String) {
    #expect(IllFormedText.repaired(Array(text.utf8), limit: 9) == nil)
  }

  @Test(
    "each ill-formed sequence becomes one replacement character, as Unicode recommends, and its place is noted",
    arguments: [
      ([0x61, 0xFF, 0x62], "a\u{FFFD}b", [1]),
      ([0x80], "\u{FFFD}", [0]),
      ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}", [0, 1]),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}", [0, 1, 2]),
      ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}", [0, 1, 2, 3]),
      ([0xEA, 0xB0], "\u{FFFD}", [0]),
      ([0xEA, 0xB0, 0x80, 0xEA, 0xB0, 0x61], "가\u{FFFD}a", [1]),
      ([0xF0, 0x9F, 0xA7, 0xB4, 0xF0, 0x9F, 0xA7], "🧴\u{FFFD}", [1]),
    ] as [([UInt8], String, [Int])])
  func illFormed(bytes: [UInt8], text: String, offsets: [Int]) throws {
    let repaired = try #require(IllFormedText.repaired(bytes, limit: 9))
    #expect(String(decoding: repaired.bytes, as: UTF8.self) == text)
    #expect(repaired.offsets == offsets)
  }

  @Test("places are noted up to a limit, and all of the text is repaired")
  func limit() throws {
    let repaired = try #require(IllFormedText.repaired(Array(repeating: 0xFF, count: 100), limit: 3))
    #expect(repaired.offsets == [0, 1, 2])
    #expect(repaired.bytes.count == 300)
  }

  @Test("random bytes are repaired as the standard library does it")
  func random() {
    var random = SplitMix(state: 1)
    let alphabet: [UInt8] = [0x61, 0x80, 0x9F, 0xA0, 0xBF, 0xC2, 0xE0, 0xEA, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0xFF]
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
        alphabet.randomElement(using: &random)
      }
      let expected = Array(String(decoding: bytes, as: UTF8.self).utf8)
      #expect((IllFormedText.repaired(bytes, limit: 99)?.bytes ?? bytes) == expected)
    }
  }
}
