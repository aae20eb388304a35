import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nText

@Suite("The single texts of messages")
struct WordingTests {
  /// Records the texts that it is asked about.
  private struct Listener: WordingRule {
    let id = RuleID.yamlSyntax
    let defaultSeverity = Severity.info
    let summary = ""
    let explanation = ""
    let example = RuleExample(flagged: [:], finding: "", fixed: [:])
    var traits: TextTraits = .text

    func check(_ wording: Wording, _ reporter: inout Reporter) {
      let written = wording.pattern.elements.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
      let sentence = "\(wording.text.text) < \(wording.source?.text ?? "-") = \(written.joined(separator: "|"))"
      reporter.report(
        id, StatedFacts(sentence: sentence), at: wording.spot(at: 0), of: wording.subject)
    }
  }

  private func asked(
    _ files: KeyValuePairs<String, String>, traits: TextTraits = .text, syntax: MessageSyntax = .icu
  ) -> [String] {
    var bundles = MarkedBundles(files)
    bundles.syntax = syntax
    return Checker([Listener(traits: traits)], options: CheckingOptions()).findings(in: bundles.catalog).map(\.message)
  }

  @Test("a translation is compared with its source, and the source with nothing")
  func plain() {
    #expect(asked(["en.yml": "a: one\n", "ko.yml": "a: 하나\n"]) == ["one < 하나 = one", "하나 < - = 하나"])
  }

  @Test("items are compared with items, and categories with the same category or with the one for all numbers")
  func parts() {
    #expect(
      asked(["en.yml": "a: [x, y, z]\n", "ko.yml": "a: [가, 나]\n"])
        == ["x < 가 = x", "y < 나 = y", "z < - = z", "가 < - = 가", "나 < - = 나"])
    #expect(
      asked(
        [
          "en.yml": "a: { zero: none, one: 'one %{count}', other: '%{count}s' }\n",
          "ko.yml": "a: { other: '%{count}개' }\n",
        ],
        syntax: .ruby)
        == [
          "none < %{count}개 = none", "one %{count} < %{count}개 = one ", "%{count}s < %{count}개 = s",
          "%{count}개 < - = 개",
        ])
    #expect(asked(["en.yml": "a: { one: x, other: y }\n", "ko.yml": "a: 가\n"]).first == "x < 가 = x")
    #expect(asked(["en.yml": "a: x\n", "ko.yml": "a: [가]\n"]) == ["x < - = x", "가 < - = 가"])
  }

  @Test("empty texts, and texts without the traits that the rule looks for, are skipped")
  func traits() {
    #expect(asked(["en.yml": "a: ''\nb: ' '\n", "ko.yml": "a: 가\nb: 나\n"], traits: .edgeSpace) == ["  < 나 =  "])
    #expect(asked(["en.yml": "a: x\n", "ko.yml": "a: '가 '\n"], traits: .edgeSpace) == ["x < 가  = x", "가  < - = 가 "])
  }
}
