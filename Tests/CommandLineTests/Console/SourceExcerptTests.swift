import Testing

@testable import l10n_gen

@Suite("Excerpts of bundles")
struct SourceExcerptTests {
  @Test("the caret counts cells: two for Hangul, one for a tab")
  func cells() {
    #expect(SourceExcerpt(line: "ab", column: 2).caret == " ^")
    #expect(SourceExcerpt(line: "가b", column: 2).caret == "  ^")
    #expect(SourceExcerpt(line: "\tb", column: 2).caret == " ^")
    #expect(SourceExcerpt(line: "\tb", column: 2).line == " b")
    #expect(SourceExcerpt(line: "ab", column: 9).caret == "  ^")
  }

  @Test("a long line is cut around the caret")
  func longLines() {
    let excerpt = SourceExcerpt(
      line: String(repeating: "x", count: 5000) + "Y" + String(repeating: "z", count: 5000), column: 5001)
    #expect(excerpt.line.count < 110)
    let index = excerpt.line.index(excerpt.line.startIndex, offsetBy: excerpt.caret.count - 1)
    #expect(excerpt.line[index] == "Y")
  }

  @Test("what would turn the line around is shown by its number")
  func invisible() {
    #expect(SourceExcerpt(line: "a\u{202E}b", column: 3).line == "a\\u{202e}b")
    #expect(SourceExcerpt(line: "a\u{202E}b", column: 3).caret == "         ^")
  }
}
