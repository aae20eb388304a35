import TestSupport
import Testing

@testable import L10nText

@Suite("Lines and columns")
struct LineTableTests {
  private func position(_ text: String, _ offset: Int) -> String {
    let position = LineTable(Array(text.utf8)).position(atScalar: offset)
    return "\(position.line):\(position.column)"
  }

  @Test("lines end at LF, CR LF and a lone CR, as in editors")
  func lineEnds() {
    #expect(LineTable(Array("a\nb\r\nc\rd\r\r\n\n".utf8)).scalarStarts == [0, 2, 5, 7, 9, 11, 12])
    #expect(position("a\r\nb", 3) == "2:1")
    // The line feed of a pair still belongs to the line that it ends.
    #expect(position("a\r\nb", 2) == "1:3")
  }

  @Test("U+2028, U+2029 and U+0085 don't end lines, although they do in YAML 1.1")
  func otherBreaks() {
    #expect(position("a\u{2028}b\u{2029}c\u{85}d\ne", 6) == "1:7")
    #expect(position("a\u{2028}b\u{2029}c\u{85}d\ne", 8) == "2:1")
  }

  @Test("columns count Unicode scalars, not bytes or visible characters")
  func columns() {
    #expect(position("한국어 x", 4) == "1:5")
    #expect(position("🧴x", 1) == "1:2")
    #expect(position("👩🏽‍🔬x", 4) == "1:5")
    #expect(position("\u{1112}\u{1161}\u{11AB}x", 3) == "1:4")
  }

  @Test("an empty text has one line, and places after the end are on the last line")
  func edges() {
    #expect(position("", 0) == "1:1")
    #expect(position("a\n", 2) == "2:1")
    #expect(LineTable(Array("a\n".utf8)).byteRange(ofLine: 1) == 2..<2)
    #expect(LineTable(Array("a\nb".utf8)).byteOffset(atScalar: 99, in: Array("a\nb".utf8)) == 3)
  }

  @Test("byte offsets, line ranges and positions in random texts are the same as when counted from the start")
  func agreement() {
    var random = SplitMix(state: 1)
    let alphabet = Array("a가🧴\n\r\u{85}\u{2028}é ".unicodeScalars)
    for _ in 0..<200 {
      let scalars = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? "a"
      }
      let bytes = Array(String(String.UnicodeScalarView(scalars)).utf8)
      let table = LineTable(bytes)
      var line = 1
      var column = 1
      for offset in 0...scalars.count {
        let position = table.position(atScalar: offset)
        #expect(position == (line, column))
        let byteOffset = String(String.UnicodeScalarView(scalars[..<offset])).utf8.count
        #expect(table.byteOffset(atScalar: offset, in: bytes) == byteOffset)
        #expect(table.byteRange(ofLine: line - 1).contains(byteOffset) || offset == scalars.count)
        guard offset < scalars.count else { break }
        let isPair = scalars[offset] == "\r" && offset + 1 < scalars.count && scalars[offset + 1] == "\n"
        let ends = scalars[offset] == "\n" || scalars[offset] == "\r" && !isPair
        (line, column) = ends ? (line + 1, 1) : (line, column + 1)
      }
    }
  }

  @Test("places in a line of any length are found")
  func longLine() {
    let text = String(repeating: "가a🧴", count: 3_000)
    let table = LineTable(Array(text.utf8))
    for offset in stride(from: 0, through: 9_000, by: 257) + [1_023, 1_024, 1_025, 9_000] {
      let expected = String(String.UnicodeScalarView(text.unicodeScalars.prefix(offset))).utf8.count
      #expect(table.byteOffset(atScalar: offset, in: Array(text.utf8)) == expected)
      #expect(table.position(atScalar: offset) == (1, offset + 1))
    }
  }

  @Test("places in long texts with few line endings are found, wherever these are")
  func longText() {
    var random = SplitMix(state: 2)
    for _ in 0..<20 {
      var scalars = (0..<4_000).map { _ in ["a", "가", "🧴", "é"].randomElement(using: &random) ?? "a" as Unicode.Scalar }
      for _ in 0..<40 {
        scalars[Int.random(in: scalars.indices, using: &random)] = Bool.random(using: &random) ? "\n" : "\r"
      }
      let bytes = Array(String(String.UnicodeScalarView(scalars)).utf8)
      let table = LineTable(bytes)
      var (starts, byteStarts, byteOffset) = ([0], [0], 0)
      for (offset, scalar) in scalars.enumerated() {
        if offset.isMultiple(of: 37) { #expect(table.byteOffset(atScalar: offset, in: bytes) == byteOffset) }
        byteOffset += UTF8.width(scalar)
        guard scalar == "\n" || scalar == "\r" && scalars.dropFirst(offset + 1).first != "\n" else { continue }
        starts.append(offset + 1)
        byteStarts.append(byteOffset)
      }
      #expect(table.scalarStarts == starts)
      #expect(table.byteStarts == byteStarts)
    }
  }
}
