import Testing

@testable import L10nPipeline
@testable import l10n_gen

@Suite("Excerpts of bundles")
struct SourceExcerptTests {
  private func excerpt(_ line: String, column: Int, limit: Int = 100) -> SourceExcerpt {
    SourceExcerpt(SourceLines.Part(text: line), column: column, limit: limit)
  }

  @Test("the caret counts cells: two for Hangul, one for a tab")
  func cells() {
    #expect(excerpt("ab", column: 2).caret == " ^")
    #expect(excerpt("가b", column: 2).caret == "  ^")
    #expect(excerpt("\tb", column: 2).caret == " ^")
    #expect(excerpt("\tb", column: 2).line == " b")
    #expect(excerpt("ab", column: 9).caret == "  ^")
  }

  @Test("a long line is shortened around the caret")
  func longLines() {
    let line = String(repeating: "x", count: 5000) + "Y" + String(repeating: "z", count: 5000)
    let excerpt = excerpt(line, column: 5001)
    #expect(excerpt.line.count < 110)
    #expect(excerpt.line.hasPrefix("… xxx") && excerpt.line.hasSuffix("zzz …"))
    let index = excerpt.line.index(excerpt.line.startIndex, offsetBy: excerpt.caret.count - 1)
    #expect(excerpt.line[index] == "Y")
  }

  @Test("a line is as wide as a narrow terminal, with Hangul counted twice")
  func narrow() {
    let excerpt = excerpt(String(repeating: "가", count: 50), column: 40, limit: 20)
    #expect(excerpt.line == "… " + String(repeating: "가", count: 10) + " …")
    #expect(excerpt.caret == String(repeating: " ", count: 12) + "^")
  }

  @Test("characters that would reverse the line are shown as numbers")
  func invisible() {
    #expect(excerpt("a\u{202E}b", column: 3).line == "a\\u{202e}b")
    #expect(excerpt("a\u{202E}b", column: 3).caret == "         ^")
  }

  @Test("a part of a line is marked as such")
  func parts() {
    let part = SourceLines.Part(text: "abc", skipped: 100, isCutOff: true)
    #expect(SourceExcerpt(part, column: 102).line == "… abc …")
    #expect(SourceExcerpt(part, column: 102).caret == "   ^")
  }
}
