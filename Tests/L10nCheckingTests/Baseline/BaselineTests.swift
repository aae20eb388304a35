import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nText

@Suite("Baselines")
struct BaselineTests {
  private func text(_ baseline: Baseline) -> String {
    var text = ""
    baseline.write(to: &text)
    return text
  }

  private func finding(
    _ argument: String? = nil, rule: RuleID = .messageSyntax, language: String? = "en", key: String? = "a",
    line: Int = 1
  ) -> Finding {
    Finding(
      rule: rule, severity: .error, facts: StatedFacts(argument: argument), language: language, key: key,
      location: SourceLocation(file: "t/en.yml", line: line, column: 1))
  }

  private func lines(_ findings: [Finding]) -> [Substring] {
    Array(text(Baseline(findings, in: "t")).split(separator: "\n").dropFirst(4))
  }

  private func read(_ text: String) throws -> Baseline {
    let outcome = BaselineReader.read(SourceFile(path: "base.yml", bytes: Array(text.utf8)))
    guard case .baseline(let baseline) = outcome else { throw Refused(outcome: outcome) }
    return baseline
  }

  private struct Refused: Error { var outcome: BaselineReader.Outcome }

  private func problems(_ text: String) -> [String] {
    guard case .problems(let problems) = BaselineReader.read(SourceFile(path: "base.yml", bytes: Array(text.utf8)))
    else { return [] }
    return problems.map { "\($0.location.line):\($0.location.column) \($0.message)" }
  }

  @Test("a baseline has a line for each finding, in the same order whatever the findings' order")
  func lines() {
    let findings = [
      finding(rule: .missingKey, key: "store.매장"), finding("{x}"), finding(language: nil, key: nil),
      finding("{x}", line: 7),
    ]
    let expected: [Substring] = [
      "  - { rule: message-syntax, file: en.yml }",
      "  - { rule: message-syntax, language: en, key: a, argument: \"{x}\", count: 2 }",
      "  - { rule: missing-key, language: en, key: store.매장 }",
    ]
    #expect(lines(findings) == expected)
    #expect(lines(findings.reversed()) == expected)
  }

  @Test(
    "a baseline can contain any key and any name",
    arguments: [
      "no", "on", "~", "", "404", "-", "a b", "a: b", "a #b", "\"404.title\".x", "\\", "{a}", "'", "가.나", "\u{3164}",
      "\u{202E}x", "\n", "\u{1F34B}", "e\u{301}", "\u{0}",
    ])
  func roundTrip(name: String) throws {
    let baseline = Baseline([finding(name, language: name, key: name + "x")], in: "t")
    let read = try read(text(baseline))
    #expect(read.entries.map(\.fingerprint) == baseline.entries.map(\.fingerprint))
    #expect(!text(baseline).unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{3164}" || $0 == "\u{0}" })
    #expect(text(baseline).split(separator: "\n").count == 5)
  }

  @Test("a baseline may be empty")
  func empty() throws {
    #expect(try read(text(Baseline([], in: "t"))).count == 0)
  }

  @Test(
    "a baseline with a mistake is refused completely, with the mistake's place",
    arguments: [
      ("", "1:1 not a baseline of version 2; write it anew with 'l10n-gen check --write-baseline'"),
      ("version: 1\n", "1:10 not a baseline of version 2; write it anew with 'l10n-gen check --write-baseline'"),
      (
        "version: 2\nfindings:\n  - { rule: missing-key, about: a }\n",
        "3:26 unknown field 'about' in a finding; known fields: argument, branch, category, character, count, file, key, language, "
          + "name, problem, rule, side, term, written"
      ),
      ("version: 2\nfindings: 3\n", "2:11 'findings' must be a list"),
      (
        "version: 2\nfindings:\n  - { rule: mising-key }\n",
        "3:13 unknown rule 'mising-key'; did you mean 'missing-key'?"
      ),
      ("version: 2\nfindings:\n  - { language: en }\n", "3:5 'rule' is missing; name the rule that found it"),
      (
        "version: 2\nfindings:\n  - { rule: missing-key, kye: a }\n",
        "3:26 unknown field 'kye' in a finding; did you mean 'key'?"
      ),
      ("version: 2\nfindings:\n  - { rule: missing-key, count: 0 }\n", "3:33 'count' is a number from 1 to 1000000000"),
      (
        "version: 2\nfindings:\n  - { rule: missing-key, count: 9223372036854775807 }\n",
        "3:33 'count' is a number from 1 to 1000000000"
      ),
      ("version: 2\nfindings: []\nversion: 2\n", "3:1 'version' is written twice; remove one of the two"),
    ])
  func mistakes(text: String, expected: String) {
    #expect(problems(text) == [expected])
  }

  @Test("a merged baseline may contain a finding twice, while one of the findings with both counts")
  func merged() throws {
    let line = "  - { rule: message-syntax, language: en, key: a"
    var outcome = outcome([finding(), finding(), finding()])
    let text = "version: 2\nfindings:\n\(line) }\n\(line), count: 2 }\n"
    outcome.setAside(try read(text), in: "t", options: CheckingOptions())
    #expect(outcome.findings.count == 1)
    #expect(outcome.baseline == .init(known: 2, gone: 0, firstGone: nil))
  }

  private func outcome(_ findings: [Finding], _ files: KeyValuePairs<String, String> = ["ko.yml": "a: 1\n"])
    -> CheckOutcome
  {
    CheckOutcome(catalog: MarkedBundles(files).catalog, findings: findings)
  }

  @Test("a baseline removes as many findings as it has, and the last ones are new")
  func counts() {
    var outcome = outcome([finding(line: 1), finding(line: 2), finding(rule: .missingKey), finding(line: 3)])
    outcome.setAside(Baseline([finding(line: 8), finding(line: 9)], in: "t"), in: "t", options: CheckingOptions())
    #expect(outcome.findings.map(\.rule) == [.missingKey, .messageSyntax])
    #expect(outcome.findings.map(\.location.line) == [1, 3])
    #expect(outcome.baseline == .init(known: 2, gone: 0, firstGone: nil))
  }

  @Test("the number of findings that are gone is reported, with the line of the first")
  func gone() throws {
    let text = text(Baseline([finding(), finding(), finding(key: "b"), finding(key: "c")], in: "t"))
    var outcome = outcome([finding(), finding(key: "b")])
    outcome.setAside(try read(text), in: "t", options: CheckingOptions())
    #expect(outcome.findings.isEmpty)
    let place = SourceLocation(file: "base.yml", line: 5, column: 5)
    #expect(outcome.baseline == .init(known: 2, gone: 2, firstGone: place))
  }

  @Test("the findings of a disabled rule, or of a language that couldn't be read completely, don't count as gone")
  func unasked() {
    let baseline = Baseline([finding(), finding(rule: .missingKey)], in: "t")
    var silent = outcome([])
    silent.setAside(baseline, in: "t", options: CheckingOptions(severities: [.missingKey: .off]))
    #expect(silent.baseline?.gone == 1)
    var broken = outcome([], ["ko.yml": "a: 1\n", "en.yml": "a: \"1\n"])
    broken.setAside(baseline, in: "t", options: CheckingOptions())
    #expect(broken.baseline?.gone == 0)
  }

  @Test("each finding is recognized again even if its message has different wording")
  func reworded() throws {
    var outcome = FindingsOfEveryKind.outcome
    let baseline = try read(text(Baseline(outcome.findings, in: "")))
    #expect(
      Set(outcome.findings.map(\.rule)).isSuperset(
        of: Set(RuleID.allCases)
          .subtracting([.invalidEncoding, .unusedKey, .missingFromCatalog, .hardCodedText, .punctuationWidth])
          .subtracting([.listingLimit, .listingLineBreak, .listingKeywords])
          .subtracting([.platformText, .platformArguments, .platformMissing, .platformLanguages])
          .filter { !$0.needsOlderFiles }))
    outcome.findings = outcome.findings.map { Finding($0, facts: RewordedFacts(original: $0.facts)) }
    outcome.setAside(baseline, in: "", options: CheckingOptions())
    // Collisions are the only findings that never count as known.
    #expect(Set(outcome.findings.map(\.rule)) == [.swiftNameCollision])
    #expect(outcome.baseline?.gone == 0)
  }
}

/// A finding's facts with a different message.
private struct RewordedFacts: Facts {
  var original: any Facts

  var values: KeyValuePairs<FactName, String?> { original.values }
  var sentence: String { "reworded: " + String(original.sentence.reversed()) }
}

extension Finding {
  fileprivate init(_ original: Finding, facts: any Facts) {
    self.init(
      rule: original.rule, severity: original.severity, facts: facts, language: original.language, key: original.key,
      location: original.location, related: original.related, fix: original.fix)
  }
}
