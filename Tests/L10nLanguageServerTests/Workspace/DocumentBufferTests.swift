import TestSupport
import Testing

@testable import L10nJSONRPC
@testable import L10nLanguageServer

@Suite("Texts of documents")
struct DocumentBufferTests {
  @Test("lines end at LF, CR LF and CR, and not at U+2028")
  func lines() {
    let buffer = DocumentBuffer("a\nb\r\nc\rd\u{2028}e\n")
    #expect(buffer.lineCount == 5)
    #expect((0..<5).map { String(decoding: buffer.line($0), as: UTF8.self) } == ["a", "b", "c", "d\u{2028}e", ""])
  }

  @Test("columns count bytes, UTF-16 units or characters", arguments: PositionEncoding.allCases)
  func encodings(_ encoding: PositionEncoding) {
    let buffer = DocumentBuffer("x\né한😀y")
    let columns: [Int] =
      switch encoding {
      case .utf8: [0, 2, 5, 9, 10]
      case .utf16: [0, 1, 2, 4, 5]
      case .utf32: [0, 1, 2, 3, 4]
      }
    for (byte, column) in zip([2, 4, 7, 11, 12], columns) {
      #expect(buffer.position(ofByte: byte, encoding) == Position(line: 1, character: column))
      #expect(buffer.byte(at: Position(line: 1, character: column), encoding) == byte)
    }
  }

  @Test("a position inside a character means its start, and one after the end of a line or the text means that end")
  func outside() {
    let buffer = DocumentBuffer("😀\nab")
    #expect(buffer.byte(at: Position(line: 0, character: 1), .utf16) == 0)
    #expect(buffer.byte(at: Position(line: 0, character: 3), .utf8) == 0)
    #expect(buffer.byte(at: Position(line: 0, character: 99), .utf16) == 4)
    #expect(buffer.byte(at: Position(line: 99, character: 0), .utf16) == 7)
    #expect(buffer.byte(at: Position(line: Int.max, character: Int.max), .utf8) == 7)
  }

  @Test("after any changes, lines begin where they would in the new text")
  func changes() {
    var random = SplitMix(state: 7)
    let pieces = ["", "a", "\n", "\r", "\r\n", "한", "b\nc", "\n\r"]
    var buffer = DocumentBuffer("")
    for _ in 0..<5_000 {
      let start = Int.random(in: 0...buffer.bytes.count, using: &random)
      let end = Int.random(in: start...min(buffer.bytes.count, start + 4), using: &random)
      buffer.replace(start..<end, with: Array((pieces.randomElement(using: &random) ?? "").utf8))
      let fresh = DocumentBuffer(buffer.bytes)
      #expect(buffer.lineCount == fresh.lineCount)
      #expect((0..<fresh.lineCount).allSatisfy { buffer.lineStart($0) == fresh.lineStart($0) })
      if buffer.bytes.count > 60 { buffer = DocumentBuffer("") }
    }
  }
}
