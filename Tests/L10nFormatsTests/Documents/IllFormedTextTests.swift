import TestSupport
import Testing

@testable import L10nFormats

@Suite("Bytes that aren't text")
struct IllFormedTextTests {
  @Test("well-formed UTF-8 needs no repair", arguments: ["", "a", "키: 값 🧴\u{FFFD}\u{10FFFF}\u{0}"])
  func wellFormed(text: String) {
    #expect(IllFormedText(Array(text.utf8)) == nil)
  }

  @Test(
    "each ill-formed sequence becomes one replacement character, as Unicode recommends, and the first is reported with the number of runs",
    arguments: [
      ([0x61, 0xFF, 0x62], "a\u{FFFD}b", 1, 1),
      ([0x80], "\u{FFFD}", 0, 1),
      ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}", 0, 1),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}", 0, 1),
      ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}", 0, 1),
      ([0xEA, 0xB0], "\u{FFFD}", 0, 1),
      ([0xEA, 0xB0, 0x80, 0xEA, 0xB0, 0x61], "가\u{FFFD}a", 1, 1),
      ([0xF0, 0x9F, 0xA7, 0xB4, 0xF0, 0x9F, 0xA7], "🧴\u{FFFD}", 1, 1),
      ([0x61, 0xFF, 0xFF, 0x62, 0xFF], "a\u{FFFD}\u{FFFD}b\u{FFFD}", 1, 2),
    ] as [([UInt8], String, Int, Int)])
  func illFormed(bytes: [UInt8], text: String, first: Int, count: Int) throws {
    let illFormed = try #require(IllFormedText(bytes))
    #expect(String(decoding: illFormed.repaired, as: UTF8.self) == text)
    #expect(illFormed.first == first)
    #expect(illFormed.count == count)
  }

  @Test("a file in another encoding has a single problem with the number of places")
  func otherEncoding() throws {
    let problem = try #require(IllFormedText([0xB8, 0xC5, 0x20, 0xC0, 0xE5, 0x20, 0xFF])).problem
    #expect(problem.offset == 0)
    #expect(
      problem.explanation == "these bytes are not UTF-8, nor are those in 2 more places below; save the file as UTF-8")
  }

  @Test("random bytes are repaired in the same way as by the standard library")
  func random() {
    var random = SplitMix(state: 1)
    let alphabet: [UInt8] = [0x61, 0x80, 0x9F, 0xA0, 0xBF, 0xC2, 0xE0, 0xEA, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0xFF]
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
        alphabet.randomElement(using: &random)
      }
      let expected = Array(String(decoding: bytes, as: UTF8.self).utf8)
      #expect((IllFormedText(bytes)?.repaired ?? bytes) == expected)
    }
  }
}
