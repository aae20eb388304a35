import CatalogTestSupport
import Testing

@testable import L10nPipeline
@testable import L10nText

@Suite("Lines of bundles")
struct SourceLinesTests {
  private func part(_ text: String, line: Int, column: Int, reach: Int = 100) -> SourceLines.Part? {
    var lines = SourceLines([MarkedBundles(["ko.yml": text]).catalog])
    return lines.part(around: SourceLocation(file: "ko.yml", line: line, column: column), reach: reach)
  }

  @Test("a line is returned without its end, whatever the line ending")
  func lineEnds() {
    for end in ["\n", "\r\n", "\r"] {
      #expect(part("a: 하나\(end)b: 둘\(end)", line: 1, column: 4) == .init(text: "a: 하나"))
      #expect(part("a: 하나\(end)b: 둘\(end)", line: 2, column: 1) == .init(text: "b: 둘"))
    }
    #expect(part("a: 1\n", line: 2, column: 1)?.text == "")
    #expect(part("a: 1\n", line: 3, column: 1) == nil)
  }

  @Test("only the surroundings of the place in a long line are returned, counted in scalars")
  func longLine() {
    let text = "a: " + String(repeating: "가", count: 5_000) + "나" + String(repeating: "다", count: 5_000) + "\nb: 1\n"
    #expect(part(text, line: 1, column: 5_004, reach: 2) == .init(text: "가가나다", skipped: 5_001, isCutOff: true))
    #expect(part(text, line: 1, column: 10_004, reach: 3) == .init(text: "다다다다", skipped: 10_000))
    #expect(part(text, line: 1, column: 20_000, reach: 3)?.text == "")
  }
}
