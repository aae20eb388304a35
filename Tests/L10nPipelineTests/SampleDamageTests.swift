import CatalogTestSupport
import Foundation
import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nPipeline
@testable import L10nText

/// Damage that a translator, an editor or a merge can do to valid bundles. The intended rule finds it at its place, and
/// no other rule does.
@Suite("Damage to the sample")
struct SampleDamageTests {
  /// Returns the findings of check.
  private func findings(after damage: SampleDamage?) throws -> (found: [String], marks: [String]) {
    var files = try SampleProject.files()
    var marks: [String] = []
    if let damage { marks = damage.apply(to: &files) }
    let outcome = Pipeline(try SampleProject.configuration()).check(files)
    let found = outcome.findings.map { finding in
      let file = finding.location.file.replacing(SampleProject.directory + "/translations/", with: "")
      return "\(finding.rule.rawValue) \(file):\(finding.location.line):\(finding.location.column)"
    }
    return (found, marks)
  }

  @Test("the sample has no findings")
  func clean() throws {
    #expect(try findings(after: nil).found == [])
  }

  @Test("damage is found by its rule, at its place, and by no other rule", arguments: SampleDamage.all)
  func damaged(_ damage: SampleDamage) throws {
    let (found, marks) = try findings(after: damage)
    #expect(!marks.isEmpty)
    let expected = zip(damage.rules, marks).map { "\($0.rawValue) \($1)" }
    #expect(found == expected)
  }

  @Test("a check that knows an earlier one finds the same as one that doesn't")
  func checkedAgain() throws {
    let pipeline = Pipeline(try SampleProject.configuration())
    let sample = try SampleProject.files()
    let clean = pipeline.named(sample)
    var checked = pipeline.check(clean, comparedWith: [], since: nil).checked
    func described(_ findings: [Finding]) -> [String] {
      findings.map { "\($0.rule) \($0.severity) \($0.location): \($0.message)" }
    }
    for damage in stride(from: 0, to: SampleDamage.all.count, by: 3).map({ SampleDamage.all[$0] }) {
      var files = sample
      _ = damage.apply(to: &files)
      let damaged = pipeline.named(files)
      let expected = described(pipeline.check(files).findings)
      for _ in 1...2 {
        let again = pipeline.check(damaged, comparedWith: [], since: checked)
        #expect(described(again.outcome.findings) == expected, "\(damage.name)")
        checked = again.checked
      }
      let differing = pipeline.check(damaged, comparedWith: [], since: CheckedMessages(of: clean.catalog))
      #expect(described(differing.outcome.findings) == expected, "\(damage.name)")
      let repaired = pipeline.check(clean, comparedWith: [], since: checked)
      #expect(described(repaired.outcome.findings) == [], "\(damage.name)")
      checked = repaired.checked
    }
  }
}

extension SampleDamage: CustomTestStringConvertible {
  package var testDescription: String { name }
}
