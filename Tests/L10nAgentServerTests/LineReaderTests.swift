import Testing

@testable import L10nAgentServer

@Suite("Lines of a stream")
struct LineReaderTests {
  private func lines(_ parts: String...) -> [String] {
    var reader = LineReader()
    return parts.flatMap { reader.append(Array($0.utf8)) }.map { line in
      switch line {
      case .content(let bytes): String(decoding: bytes, as: UTF8.self)
      case .tooLong: "too long"
      }
    }
  }

  @Test("lines are read however the stream is divided, and empty ones are left out")
  func parts() {
    #expect(lines("{}\n[1", ",2]\n", "\n \r\n", "x\n", "rest") == ["{}", "[1,2]", "x"])
  }

  @Test("a line that is too long is skipped once, and those after it are read")
  func tooLong() {
    let half = String(repeating: "x", count: LineReader.lengthLimit / 2 + 1)
    #expect(lines("a\n", half, half, half, half + "\nb\n") == ["a", "too long", "b"])
    #expect(lines(half + half + "\nb\n") == ["too long", "b"])
  }
}
