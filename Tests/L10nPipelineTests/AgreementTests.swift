import CatalogTestSupport
import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nPipeline
@testable import L10nText

/// Checking, emitting and a build find the same errors, and the same errors stop the last two.
@Suite("Errors that stop the pipeline")
struct AgreementTests {
  /// Each rule has its own severity or one of the others, and every second one is strict: all of them would take minutes.
  @Test(
    "the same errors stop all, in the example of each rule",
    arguments: Rules.all.indices.map { (Rules.all[$0].id, severities[$0 % severities.count], $0 % 2 == 0) })
  func examples(id: RuleID, severity: String?, isStrict: Bool) throws {
    let rule = try #require(Rules.all.first { $0.id == id })
    let setting = id.isAlwaysError ? nil : severity.map { "rules: { \(id.rawValue): \($0) }\n" }
    let files = rule.example.flagged.map { file in
      InputFile(path: file.path.split(separator: "/").map(String.init), shownPath: file.path, bytes: file.bytes)
    }
    let text = "source: ko\nstrict: \(isStrict)\n" + (setting ?? "")
    let source = SourceFile(path: "l10n.yml", bytes: Array(text.utf8))
    guard case .configuration(let settings) = ConfigurationReader.read(source) else {
      Issue.record("\(text)")
      return
    }
    expectAgreement(Pipeline(settings), on: files, isStrict: isStrict)
  }

  private static let severities: [String?] = [nil, "error", "warning", "info", "off"]

  @Test(
    "the same errors stop all, in the sample and after damage to it",
    arguments: [nil] + stride(from: 0, to: SampleDamage.all.count, by: 8).map { SampleDamage.all[$0] })
  func sample(after damage: SampleDamage?) throws {
    var files = try SampleProject.files()
    _ = damage?.apply(to: &files)
    expectAgreement(Pipeline(try SampleProject.configuration()), on: files, isStrict: false)
  }

  private func expectAgreement(_ pipeline: Pipeline, on files: [InputFile], isStrict: Bool) {
    let checked = pipeline.check(files)
    #expect(checked.stoppingErrors(strict: true).isEmpty == !checked.hasErrors)
    for generation in [pipeline.emit(files), pipeline.build(files)] {
      #expect(generation.outcome.hasErrors == checked.hasErrors)
      #expect(generation.isStopped == !checked.stoppingErrors(strict: isStrict).isEmpty)
      #expect(generation.files.isEmpty == generation.isStopped)
    }
  }
}
