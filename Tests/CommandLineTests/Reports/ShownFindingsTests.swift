import Testing

@testable import L10nText
@testable import l10n_gen

@Suite("Findings that a report shows")
struct ShownFindingsTests {
  private struct Fact: Facts {
    var values: KeyValuePairs<FactName, String?> { [:] }
    var sentence: String { "x" }
  }

  private func findings(
    _ count: Int, _ rule: RuleID, _ severity: Severity = .warning, _ language: String? = "ko", related: Int = 0
  ) -> [Finding] {
    (0..<count).map { index in
      let location = SourceLocation(file: "ko.yml", line: index + 1, column: 1)
      return Finding(
        rule: rule, severity: severity, facts: Fact(), language: language, location: location,
        related: (0..<related).map { _ in .init(location: location, message: "y") })
    }
  }

  @Test("all findings are shown if their number is readable")
  func few() {
    let all = findings(20, .missingKey)
    #expect(ShownFindings(all).shown == all)
    #expect(ShownFindings(all).rest.isEmpty)
    #expect(ShownFindings(all: findings(500, .missingKey)).shown.count == 500)
  }

  @Test("at most twenty findings are shown for a rule and a language")
  func ofRule() {
    let selection = ShownFindings(findings(21, .missingKey) + findings(2, .missingKey, language: "en"))
    #expect(selection.shown.count == 22)
    #expect(selection.rest.map(\.count) == [1])
    #expect(selection.rest[0].languages.map(\.name) == ["ko"])
  }

  private func findings(_ count: Int, _ rule: RuleID, language: String) -> [Finding] {
    findings(count, rule, .warning, language)
  }

  @Test("errors come first, and each rule has some findings")
  func order() {
    let all =
      findings(100, .untranslated, .info) + findings(100, .missingKey, language: "en")
      + findings(100, .missingKey, language: "ja") + findings(2, .extraKey, .warning)
      + findings(5, .messageSyntax, .error)
    let selection = ShownFindings(all)
    let counts = Dictionary(grouping: selection.shown, by: \.rule).mapValues(\.count)
    #expect(counts[.messageSyntax] == 5)
    #expect(counts[.extraKey] == 2)
    #expect(counts[.missingKey] == 15)
    #expect(counts[.untranslated] == nil)
    #expect(selection.shown.count * 4 <= ShownFindings.lineLimit)
    #expect(selection.restCount == 307 - 22)
  }

  @Test("related places count as lines")
  func related() {
    #expect(ShownFindings(findings(20, .missingKey, related: 7)).shown.count == ShownFindings.lineLimit / 11)
  }

  @Test("the other findings are a line for each rule, with the most frequent languages")
  func rest() {
    let all = ["ko", "en", "ja", "de", "fr", "it"].enumerated().flatMap { index, language in
      findings(30 + index, .missingKey, language: language)
    }
    let lines = ShownFindings(all + findings(30, .swiftNameCollision, .error, nil)).rest.map {
      $0.line(ruleWidth: 12, countWidth: 3)
    }
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("  missing-key   1"))
    #expect(lines[0].hasSuffix(", 2 more\n"))
    #expect(lines[1] == "  swift-name-collision   10\n")
  }
}
