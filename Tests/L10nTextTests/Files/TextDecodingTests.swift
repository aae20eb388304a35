import Testing

@testable import L10nText

@Suite("Recognition of encodings")
struct TextDecodingTests {
  /// Returns the text, or the reason why it isn't read.
  private func decode(_ bytes: [UInt8]) -> String {
    switch TextDecoding.decode(bytes) {
    case .utf8(let bytes): String(decoding: bytes, as: UTF8.self)
    case .refused(let reason): "refused: \(reason)"
    }
  }

  private func utf16(_ text: String, lowByteFirst: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      return lowByteFirst ? bytes : bytes.reversed()
    }
  }

  @Test("UTF-8 is read with and without a byte-order mark, UTF-16 with one", arguments: ["", "a", "키: 값 🧴\r\nb: c\n"])
  func read(text: String) {
    #expect(decode(Array(text.utf8)) == text)
    #expect(decode([0xEF, 0xBB, 0xBF] + text.utf8) == text)
    #expect(decode([0xFF, 0xFE] + utf16(text, lowByteFirst: true)) == text)
    #expect(decode([0xFE, 0xFF] + utf16(text, lowByteFirst: false)) == text)
  }

  @Test("a repeated byte-order mark is removed completely, and noted", arguments: ["a", "키: 값\n"])
  func doubledMark(text: String) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let files = [
      mark + mark + text.utf8, mark + mark + mark + text.utf8,
      [0xFF, 0xFE, 0xFF, 0xFE] + utf16(text, lowByteFirst: true),
      [0xFE, 0xFF, 0xFE, 0xFF] + utf16(text, lowByteFirst: false),
    ]
    for file in files {
      #expect(decode(file) == text)
      #expect(TextDecoding.repeatsMark(file))
    }
    #expect(!TextDecoding.repeatsMark(mark + text.utf8))
  }

  @Test("a text that can't be read is reported with its encoding and advice")
  func refused() {
    #expect(decode(utf16("a: b", lowByteFirst: true)).hasPrefix("refused: this file looks like UTF-16"))
    #expect(decode(utf16("a: b", lowByteFirst: false)).hasPrefix("refused: this file looks like UTF-16"))
    #expect(decode([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0]).hasPrefix("refused: this file is UTF-32"))
    #expect(decode([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61]).hasPrefix("refused: this file is UTF-32"))
    #expect(decode([0xFF, 0xFE, 0x61]).hasPrefix("refused: this UTF-16 file ends within a character"))
  }

  @Test("half a surrogate pair is reported, because the text would lose it")
  func surrogates() {
    #expect(decode([0xFF, 0xFE, 0x61, 0, 0x3C, 0xD8, 0x62, 0]).hasPrefix("refused: this UTF-16 file contains half"))
  }

  @Test("a single zero byte, or a single byte of a byte-order mark, isn't an encoding")
  func short() {
    #expect(decode([0]) == "\0")
    #expect(decode([0xFF]) == "\u{FFFD}")
    #expect(decode([0xEF, 0xBB]) == "\u{FFFD}")
  }
}
