import Testing

@testable import L10nGenCore
@testable import l10n_gen

@Suite("Coverage of languages")
struct CoverageTableTests {
  private func table(_ coverage: [(String, Int, Int)], width: Int? = nil) -> String {
    let coverage = coverage.map { LanguageCoverage(language: $0.0, messages: $0.1, translated: $0.2) }
    return CoverageTable(coverage, style: TextStyle(isColored: false), width: width).text
  }

  @Test("is one line where nothing is missing")
  func complete() {
    #expect(table([("ko", 1, 1)]) == "1 message in ko\n")
    #expect(
      table([("ko", 120, 120), ("en", 119, 119), ("zh-Hans", 120, 120)]) == "120 messages in ko, en and zh-Hans\n")
    #expect(table((1...9).map { ("l\($0)", 2, 2) }) == "2 messages in all 9 languages\n")
    #expect(table([]) == "")
  }

  @Test("is a table with bars where something is")
  func incomplete() {
    #expect(
      table([("ko", 1200, 1200), ("en", 1200, 1199), ("zh-Hans", 1200, 0)]) == """
        language  keys  translated  missing
        ko        1200        1200        0  100 %  ████████████████████
        en        1200        1199        1   99 %  ███████████████████░
        zh-Hans   1200           0     1200    0 %  ░░░░░░░░░░░░░░░░░░░░

        """)
  }

  @Test("goes without bars where a line has no room for them")
  func narrow() {
    #expect(table([("ko", 2, 2), ("en", 2, 1)], width: 64).contains("█"))
    #expect(!table([("ko", 2, 2), ("en", 2, 1)], width: 63).contains("█"))
  }
}
