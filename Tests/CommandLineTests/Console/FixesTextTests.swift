import Testing

@testable import L10nChecking
@testable import L10nText
@testable import l10n_gen

@Suite("The report of fixes for people")
struct FixesTextTests {
  private func fixed(
    _ text: String, _ range: Range<Int>, _ replacement: String, file: String = "ko.yml", line: Int = 1
  ) -> FixedFinding {
    let fix = Fix(scalar: Place(file: 1, offset: 0), range: range, replacement: replacement)
    let location = SourceLocation(file: file, line: line, column: 4)
    let finding = Finding(
      rule: .messageSyntax, severity: .warning, facts: Sentence(sentence: "m"), location: location, fix: fix)
    return FixedFinding(finding: finding, fix: fix, text: text)
  }

  private func text(_ fixed: [FixedFinding]) -> String {
    FixesText.text(of: fixed, TextStyle(isColored: false))
  }

  @Test("each change is a line, and the last line counts findings and files")
  func lines() {
    #expect(text([]) == "Nothing was fixed.\n")
    #expect(
      text([fixed("Save ", 4..<5, "")])
        == "ko.yml:1:4: fixed: 'Save ' → 'Save' [message-syntax]\nFixed 1 finding in 1 file.\n")
    let many = [fixed("a", 0..<1, "b"), fixed("a", 0..<1, "b", line: 2), fixed("a", 0..<1, "b", file: "en.yml")]
    #expect(text(many).hasSuffix("\nFixed 3 findings in 2 files.\n"))
  }

  @Test("a long text is shortened around the change, and a long change in its middle")
  func cut() {
    let long = String(repeating: "가", count: 40)
    #expect(
      text([fixed(long + "x" + long, 120..<121, "yz")]).contains(
        "'…\(String(repeating: "가", count: 12))x\(String(repeating: "가", count: 12))…' → "
          + "'…\(String(repeating: "가", count: 12))yz\(String(repeating: "가", count: 12))…'"))
    let change = text([fixed("", 0..<0, String(repeating: "a", count: 1_000_000))])
    #expect(change.count < 150)
  }

  @Test("invisible and indistinguishable characters are written as code points")
  func invisible() {
    #expect(text([fixed("a\u{200B}b", 1..<4, "")]).contains("'a\\u{200b}b' → 'ab'"))
    #expect(text([fixed("\u{1B}[31m\n", 0..<0, "x")]).contains("'\\u{1b}[31m\\u{a}' → 'x\\u{1b}[31m\\u{a}'"))
    #expect(text([fixed("cafe\u{301}s", 3..<6, "\u{E9}")]).contains("'cafe\\u{301}s' → 'caf\u{E9}s'"))
    #expect(text([fixed("\u{3000}a", 0..<3, " ")]).contains("'\\u{3000}a' → ' a'"))
  }
}
