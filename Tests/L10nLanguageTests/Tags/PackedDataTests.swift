import Testing

@testable import L10nLanguage

@Suite("A packed table")
struct PackedDataTests {
  static let sample = PackedData(keyWidth: 3, recordWidth: 6, "aa 001ab 022ko 333zzz4 5")

  @Test("the record of a key is found, including the first and the last")
  func finds() {
    for (language, text) in [("aa", "001"), ("ab", "022"), ("ko", "333"), ("zzz", "4 5")] {
      #expect(Self.sample.value(for: key(language))?.text == text)
    }
    #expect(Self.sample.value(for: key("kp")) == nil)
    #expect(Self.sample.value(for: .max) == nil)
    #expect(Self.sample.value(for: 0) == nil)
  }

  @Test("fields are read as subtags and numbers, and nothing beyond the record is")
  func fields() throws {
    let record = try #require(Self.sample.value(for: key("ab")))
    #expect(record.number(at: 0, width: 3) == 22)
    #expect(record.number(at: 1, width: 1) == 2)
    #expect(record.number(at: 2, width: 9) == 2)
    #expect(record.subtag(at: 1, width: 8).text == "22")
    #expect(record.subtag(at: 9, width: 3).isEmpty)
  }

  private func key(_ text: String) -> UInt64 {
    Subtag(text)?.key(width: 3) ?? 0
  }
}
