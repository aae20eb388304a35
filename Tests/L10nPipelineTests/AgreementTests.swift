import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nPipeline
@testable import L10nText

/// Checking, emitting and a build find the same errors in the example of each rule, and the same errors stop the last two.
@Suite("Errors that stop the pipeline")
struct AgreementTests {
  /// Each rule has its own severity or one of the others, and every second one is strict: all of them would take minutes.
  @Test(
    "the same errors stop all, in the example of each rule",
    arguments: Rules.all.indices.map { (Rules.all[$0].id, severities[$0 % severities.count], $0 % 2 == 0) })
  func examples(id: RuleID, severity: String?, isStrict: Bool) throws {
    let rule = try #require(Rules.all.first { $0.id == id })
    let setting = id.isAlwaysError ? nil : severity.map { "rules: { \(id.rawValue): \($0) }\n" }
    try expectAgreement(in: rule, isStrict: isStrict, configuration: setting ?? "")
  }

  private static let severities: [String?] = [nil, "error", "warning", "info", "off"]

  private func expectAgreement(in rule: any Rule, isStrict: Bool, configuration: String) throws {
    let files = rule.example.flagged.map { file in
      InputFile(path: file.path.split(separator: "/").map(String.init), shownPath: file.path, bytes: file.bytes)
    }
    let text = "source: ko\nstrict: \(isStrict)\n" + configuration
    let source = SourceFile(path: "l10n.yml", bytes: Array(text.utf8))
    guard case .configuration(let settings) = ConfigurationReader.read(source) else {
      Issue.record("\(text)")
      return
    }
    let pipeline = Pipeline(settings)
    let checked = pipeline.check(files)
    let stops = !checked.stoppingErrors(strict: isStrict).isEmpty
    if isStrict { #expect(stops == checked.hasErrors) }
    for generation in [pipeline.emit(files), pipeline.build(files)] {
      #expect(generation.outcome.hasErrors == checked.hasErrors)
      #expect(generation.isStopped == stops)
      #expect(generation.files.isEmpty == stops)
    }
  }
}
