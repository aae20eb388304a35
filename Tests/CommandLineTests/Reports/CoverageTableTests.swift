import Testing

@testable import L10nCatalog
@testable import l10n_gen

@Suite("Coverage of languages")
struct CoverageTableTests {
  private func table(_ coverage: [(String, Int, Int)], width: Int? = nil) -> String {
    let coverage = coverage.map { LanguageCoverage(language: $0.0, messages: $0.1, translated: $0.2) }
    return CoverageTable(coverage, style: TextStyle(isColored: false), width: width).text
  }

  @Test("the coverage is a single line if nothing is missing")
  func complete() {
    #expect(table([("ko", 1, 1)]) == "1 message in ko\n")
    #expect(
      table([("ko", 120, 120), ("en", 119, 119), ("zh-Hans", 120, 120)]) == "120 messages in ko, en and zh-Hans\n")
    #expect(table((1...9).map { ("l\($0)", 2, 2) }) == "2 messages in all 9 languages\n")
    #expect(table([]) == "")
  }

  @Test("the table has a column for strings that aren't final, if there are any")
  func states() {
    var coverage = [("ko", 12), ("en", 12)].map { LanguageCoverage(language: $0, messages: $1, translated: $1) }
    coverage[1].unfinished = 3
    #expect(
      CoverageTable(coverage, style: TextStyle(isColored: false), width: 40).text == """
        language  keys  translated  missing  to review
        ko          12          12        0          0  100 %
        en          12          12        0          3  100 %

        """)
  }

  @Test("the coverage is a table with bars if something is missing")
  func incomplete() {
    #expect(
      table([("ko", 1200, 1200), ("en", 1200, 1199), ("zh-Hans", 1200, 0)]) == """
        language  keys  translated  missing
        ko        1200        1200        0  100 %  ████████████████████
        en        1200        1199        1   99 %  ███████████████████░
        zh-Hans   1200           0     1200    0 %  ░░░░░░░░░░░░░░░░░░░░

        """)
  }

  @Test("the table shows which language a sparse language inherits from, and why")
  func sparse() {
    let inherited = LanguageCoverage.Inheritance(
      parts: [.init(language: "es-419", messages: 1), .init(language: "es", messages: 2)], isConfigured: false)
    var coverage = [
      LanguageCoverage(language: "es", messages: 4, translated: 4),
      LanguageCoverage(language: "es-MX", messages: 4, translated: 1, inherited: inherited),
    ]
    func text() -> String { CoverageTable(coverage, style: TextStyle(isColored: false), width: 60).text }
    #expect(
      text() == """
        language  keys  translated  missing
        es           4           4        0  100 %
        es-MX        4           1        0  100 %
        es-MX is sparse: 1 message through es-419, 2 messages through es, which has more messages; 'sparse: []' in \
        l10n.yml requires them all

        """)
    coverage[1].inherited?.isConfigured = true
    #expect(text().contains("2 messages through es, as set by 'sparse' in l10n.yml\n"))
  }

  @Test("of many languages, the source and those that lack most are shown, unless all are wanted")
  func many() {
    let coverage = (0..<60).map {
      LanguageCoverage(language: "l\($0)", messages: 100, translated: 100 - (59 - $0) / 10)
    }
    func lines(_ showsAll: Bool) -> [Substring] {
      CoverageTable(coverage, style: TextStyle(isColored: false), width: 40, showsAll: showsAll).text.split(
        separator: "\n")
    }
    #expect(lines(true).count == 61)
    #expect(lines(false).count == 42)
    #expect(lines(false)[40].hasPrefix("l39 "))
    #expect(lines(false)[41] == "20 other languages, with 99 to 100 %; 'l10n-gen check --all' lists all")
  }

  @Test("the table has no bars if the lines are too short for them")
  func narrow() {
    #expect(table([("ko", 2, 2), ("en", 2, 1)], width: 64).contains("█"))
    #expect(!table([("ko", 2, 2), ("en", 2, 1)], width: 63).contains("█"))
  }
}
