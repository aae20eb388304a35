import Testing

@testable import L10nTranslation

@Suite("Lines of a stream")
struct LineSplitterTests {
  private func lines(_ pieces: String..., limit: Int = 8) -> [String] {
    var splitter = LineSplitter(limit: limit)
    return pieces.flatMap { splitter.take(Array($0.utf8)) }.map { line in
      if case .complete(let bytes) = line { String(decoding: bytes, as: UTF8.self) } else { "(too long)" }
    }
  }

  @Test("lines are complete however the stream is cut, and the rest of the last one isn't returned")
  func pieces() {
    #expect(lines("a\nb", "c\r\n", "", "\nd") == ["a", "bc", ""])
    #expect(lines() == [])
  }

  @Test("a line at the limit is returned, and a longer one is skipped to its end")
  func limit() {
    #expect(lines("12345678\n123456789\nok\n") == ["12345678", "(too long)", "ok"])
    #expect(lines("12345", "67890", "12345\nok\n") == ["(too long)", "ok"])
    // Nobody waits for the end of a line that has none.
    #expect(lines("12345", "67890") == ["(too long)"])
  }
}
