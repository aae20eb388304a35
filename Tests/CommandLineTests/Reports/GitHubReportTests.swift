import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nProject
@testable import L10nText
@testable import l10n_gen

@Suite("GitHub annotations")
struct GitHubReportTests {
  private let paths = RepositoryPaths(root: nil, directory: "/work")

  private func finding(
    _ severity: Severity, _ rule: RuleID = .extraKey, line: Int = 3, file: String = "en.yml", message: String = "x"
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, facts: Sentence(sentence: message), language: "en", key: "a",
      location: SourceLocation(file: file, line: line, column: 4))
  }

  private func lines(_ findings: [Finding], _ paths: RepositoryPaths? = nil) -> [String] {
    let catalog = CatalogReader.catalog(of: [], options: ReadingOptions(source: "ko"))
    var log = WorkflowLog("")
    GitHubReport(paths: paths ?? self.paths).writeFindings(
      of: CheckOutcome(catalog: catalog, findings: findings), to: &log)
    return log.output.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  @Test("nothing in a path or message can begin a command or a property")
  func escapes() {
    let annotation = lines([finding(.warning, file: "a,b:c\n.yml", message: "100%\n::error::x ##[error]y")])[0]
    #expect(
      annotation
        == "::warning file=a%2Cb%3Ac%0A.yml,line=3,col=4,title=extra-key::en 'a': 100%25\\u{a}::error::x ##[error]y")
  }

  @Test("the most severe findings come first")
  func order() {
    let annotations = lines([finding(.info), finding(.warning, line: 5), finding(.error, line: 9)]).prefix(3)
    #expect(
      annotations.map { $0.prefix { $0 != "," } } == [
        "::error file=en.yml", "::warning file=en.yml", "::notice file=en.yml",
      ])
  }

  @Test("the tenth annotation counts the rest by rule if there are more than ten of a kind")
  func limit() {
    let ten = (1...10).map { finding(.error, line: $0) }
    #expect(lines(ten).filter { $0.hasPrefix("::error") }.count == 10)
    #expect(!lines(ten).contains { $0.contains("more") })
    let many = ten + (11...14).map { finding(.error, .messageSyntax, line: $0) } + [finding(.warning)]
    let errors = lines(many).filter { $0.hasPrefix("::error") }
    #expect(errors.count == 10)
    #expect(
      errors.last
        == "::error title=l10n-gen::and 5 more: message-syntax 4, extra-key 1; the log of this step lists all")
    #expect(lines(many).contains { $0.hasPrefix("::warning file") })
  }

  @Test("all findings are in a group of the log, in which nothing is a command")
  func log() throws {
    let hostile = finding(.error, file: "::error::x.yml", message: "##[error]y")
    let lines = lines([hostile] + (1...20).map { finding(.error, line: $0) })
    let start = try #require(lines.firstIndex(of: "::group::All findings (21 errors)"))
    let end = try #require(lines.firstIndex(of: "::endgroup::"))
    let group = lines[(start + 1)..<end]
    #expect(group.contains("\\u{3a}:error::x.yml:3:4: error: en 'a': ##\\u{5b}error]y [extra-key]"))
    #expect(group.filter { $0.hasSuffix(": error: en 'a': x [extra-key]") }.count == 20)
    #expect(!group.contains { $0.hasPrefix("::") || $0.contains("##[") })
  }

  @Test("files are named from the root if the tool runs in a directory of the repository")
  func subdirectory() {
    let paths = RepositoryPaths(root: "/work", directory: "/work/app")
    #expect(lines([finding(.error)], paths)[0].hasPrefix("::error file=app/en.yml,"))
    #expect(lines([finding(.error, file: "/elsewhere/en.yml")], paths)[0].hasPrefix("::error file=/elsewhere/en.yml,"))
  }

  @Test("nothing is annotated if there are no findings")
  func nothing() {
    #expect(lines([]) == [""])
  }
}
