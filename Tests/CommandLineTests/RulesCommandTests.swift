import TestSupport
import Testing

@testable import L10nText

@Suite("l10n-gen rules")
struct RulesCommandTests {
  @Test("the table has a line for every rule")
  func table() throws {
    let run = try Sandbox().run("rules")
    #expect(run.status == 0)
    for rule in RuleID.allCases { #expect(run.output.contains("\n\(rule.rawValue) ")) }
    let lines = run.output.split(separator: "\n")
    #expect(lines[0].split(separator: " ") == ["rule", "default", "fix", "finds"])
    #expect(!lines.contains { $0.hasSuffix(" ") })
  }

  @Test("every rule has a page with its default and an example", arguments: RuleID.allCases)
  func page(rule: RuleID) throws {
    let run = try Sandbox().run("rules", rule.rawValue)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("\(rule.rawValue) ("))
    #expect(run.output.contains("Example"))
  }

  @Test("summaries are wrapped within their column on a narrow terminal")
  func narrow() throws {
    let lines = try Sandbox().run("rules", environment: ["COLUMNS": "64"]).output.split(separator: "\n").dropLast(2)
    #expect(lines.allSatisfy { $0.count <= 64 })
    #expect(lines[2].hasPrefix(String(repeating: " ", count: 30)))
  }

  @Test("an unknown rule is reported with the nearest name")
  func unknown() throws {
    let run = try Sandbox().run("rules", "mising-key")
    #expect(run.status == 2)
    #expect(run.error.contains("did you mean 'missing-key'?"))
  }
}
