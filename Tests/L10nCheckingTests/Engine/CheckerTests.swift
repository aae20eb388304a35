import CatalogTestSupport
import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nText

@Suite("Checking a catalog")
struct CheckerTests {
  private func spots(_ english: String) -> [String] {
    found(by: .placeholderExtra, in: ["ko.yml": "a: 가\n", "en.yml": english])
      .map { String($0.prefix { $0 != " " }) }
  }

  @Test(
    "a finding inside a text is at its character, however YAML writes the text",
    arguments: [
      "a: Hello, 당신 ❶{x}\n",
      "a: Hello,\n  world\n\n  and ❶{x}\n",
      "a: \"Hello, ❶{x}\"\n",
      "a: \"\\u00e9\\n\\x41 \\\"é\\\" ❶{x} \\\n  \\  ❷{y}\"\n",
      "a: \"one\n  two\n\n  ❶{x}\"\n",
      "a: 'it''s ❶{x}, isn''t\n  it, ❷{y}'\n",
      "a: |\n  first\n    second ❶{x}\n\n  ❷{y}\n",
      "a: |2-\n    first\n  ❶{x}\n",
      "a: >\n  folded\n  line ❶{x}\n\n  ❷{y}\n",
      "a: >-\n\n  folded\n    more ❶{x}\n  ❷{y}\n",
    ])
  func places(_ english: String) {
    let marks = english.filter { "❶❷".contains($0) }.map { String($0) }
    #expect(spots(english) == marks)
  }

  @Test("a place deep in a long text is found")
  func longText() {
    let line = String(repeating: "\\U0001F600\\u00e9 ", count: 5_000)
    #expect(spots("a: \"\(line)❶{x}\(line)\"\nb: c\n") == ["❶"])
  }

  @Test("findings are in the order of files and places, regardless of their rules")
  func order() {
    let bundles = MarkedBundles([
      "en.yml": "b: \"{x}\"\nz: 1\na: \"{\"\n", "ko.yml": "a: 1\nb: 2\nc: 3\n", "zh-Hans.yml": "a: 1\n",
    ])
    #expect(FindingOrder.sorted(bundles.findings.reversed()) == bundles.findings)
    #expect(
      bundles.findings.map(\.location.file) == ["en.yml", "en.yml", "en.yml", "en.yml", "zh-Hans.yml", "zh-Hans.yml"])
  }

  @Test("a text that aliases repeat is reported once")
  func aliases() {
    #expect(found(by: .messageSyntax, in: ["ko.yml": "a: &a \"❶{x\"\nb: *a\nc: [*a, *a]\n"]).count == 1)
  }

  @Test("the configuration sets the severity of a rule's findings, and can disable rules")
  func severities() {
    var bundles = MarkedBundles(["ko.yml": "a: 1\nb: \"{n}\"\n", "en.yml": "c: 3\nb: x\n"])
    #expect(bundles.findings.map(\.severity) == [.warning, .warning, .error])
    bundles.options = CheckingOptions(severities: [.missingKey: .error, .extraKey: .off, .placeholderMissing: .info])
    #expect(bundles.findings.map(\.severity) == [.error, .info])
  }

  @Test("a strict run turns all warnings, including those set by rules and configuration, into errors, but not infos")
  func strict() {
    var bundles = MarkedBundles([
      "ko.yml": "a: 1\nb: 나\nc: \"{n}\"\n",
      "en.yml": "b: { one: x, other: y }\nc: \"{n, number}\"\n",
    ])
    #expect(Set(bundles.findings.map(\.severity)) == [.warning, .info])
    bundles.options.strict = true
    #expect(Set(bundles.findings.map(\.severity)) == [.error, .info])
    bundles.options.severities = [.structureMismatch: .warning]
    #expect(Set(bundles.findings.map(\.severity)) == [.error])
  }

  @Test("the metadata exempts a message from rules in the given languages, however it spells them")
  func ignored() {
    let metadata = """
      "a": { ignore: { EN: [missing-key], zh_CN: [placeholder-missing] } }
      "b.*": { ignore: { en: [placeholder-extra] } }
      """
    let files: KeyValuePairs = [
      "ko.yml": "a: \"{x}\"\nb:\n  c: 1\n", "en.yml": "b:\n  c: \"{y}\"\n", "zh-Hans.yml": "a: 1\nb:\n  c: \"❶{y}\"\n",
      "metadata.yml": metadata,
    ]
    #expect(MarkedBundles(files).foundRules == ["❶ placeholder-extra"])
  }

  @Test("a mistake in a text's syntax is the text's only finding, and no text is compared with a broken source")
  func noCascade() {
    let bundles = MarkedBundles([
      "en.yml": "a: \"{y}\"\nb: \"❶{nmae\"\n", "ko.yml": "a: \"{n, plural, other ❷{{x}\"\nb: \"{name}\"\n",
    ])
    #expect(bundles.foundRules == ["❶ message-syntax", "❷ message-syntax"])
  }

  @Test("the number of findings in a text with very many mistakes is limited")
  func flood() {
    let text = (0..<1_000).map { "{x\($0)}" }.joined()
    #expect(spots("a: \"\(text)\"\n").count == CheckedText.findingLimit)
  }

  @Test("five thousand findings in a line are found in a single pass")
  func oneLine() {
    let count = 5_000
    let korean = (0..<count).map { "k\($0): 가" }.joined(separator: ", ")
    let english = (0..<count).map { "k\($0): \"{x}\"" }.joined(separator: ", ")
    let findings = MarkedBundles(["ko.yml": "{\(korean)}", "en.yml": "{\(english)}"]).findings
    #expect(findings.count == count)
    #expect(findings.last?.location.column == english.count - 2)
  }

  @Test("the time to compare thousands of arguments grows with their number")
  func manyArguments() {
    let korean = (0..<20_000).map { "{x\($0)}" }.joined()
    let english = (0..<20_000).map { "{x\(19_999 - $0)}" }.joined()
    let findings = MarkedBundles(["ko.yml": "a: \"\(korean)\"\n", "en.yml": "a: \"\(english)\"\n"]).findings
    // The only problem is their number.
    #expect(findings.map(\.rule) == [.messageSyntax])
  }
}
