import L10nGenCore
import Testing

@testable import l10n_gen

@Suite("GitHub annotations")
struct GitHubReportTests {
  @Test("nothing in a path or message can begin a command or a property of its own")
  func escapes() {
    let finding = Finding(
      rule: .extraKey, severity: .warning, message: "100%\n::error::x", language: "en", key: "a",
      location: SourceLocation(file: "a,b:c\n.yml", line: 3, column: 4))
    #expect(
      GitHubReport.text([finding])
        == "::warning file=a%2Cb%3Ac%0A.yml,line=3,col=4,title=extra-key::100%25\\u{a}::error::x\n")
  }
}
