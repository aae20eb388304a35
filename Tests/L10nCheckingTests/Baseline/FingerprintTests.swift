import CatalogTestSupport
import Foundation
import Testing

@testable import L10nChecking
@testable import L10nText

@Suite("Fingerprints of findings")
struct FingerprintTests {
  private func finding(
    _ facts: StatedFacts, key: String? = "a.b", file: String = "t/ko.yml", line: Int = 1
  ) -> Finding {
    Finding(
      rule: .placeholderMissing, severity: .error, facts: facts, language: "ko", key: key,
      location: SourceLocation(file: file, line: line, column: 1))
  }

  private func print(_ finding: Finding) -> Fingerprint { Fingerprint(finding, in: "t") }

  @Test("a fingerprint stays the same if lines move, files change, wording changes, or part of the problem is solved")
  func stable() {
    let first = print(finding(StatedFacts(argument: "name", found: "1", sentence: "'{name}' is missing")))
    let second = finding(
      StatedFacts(argument: "name", found: "2", sentence: "write '{name}'"), file: "t/ko/store.yml", line: 9)
    #expect(print(second) == first)
    #expect(first.file == nil)
  }

  @Test("findings in the same text are distinguished by their facts")
  func about() {
    #expect(print(finding(StatedFacts(argument: "name"))) != print(finding(StatedFacts(argument: "date"))))
    #expect(print(finding(StatedFacts(argument: nil))).facts.isEmpty)
    let long = String(repeating: "x", count: 1000)
    #expect(print(finding(StatedFacts(argument: long))).facts[.argument]?.count == 120)
  }

  @Test("the fingerprint has the file, relative to the bundles' directory, if a finding isn't about a key")
  func file() {
    #expect(print(finding(StatedFacts(), key: nil)).file == "ko.yml")
    #expect(print(finding(StatedFacts(), key: nil, file: "l10n.yml")).file == "l10n.yml")
  }

  @Test("a fingerprint has a short form, which differs for a second, identical finding")
  func digest() {
    let print = print(finding(StatedFacts(argument: "x")))
    #expect(print.digest(occurrence: 0).count == 16)
    #expect(print.digest(occurrence: 0) != print.digest(occurrence: 1))
  }

  @Test("fingerprints consist of documented facts, and identifying facts are separate from the others")
  func documented() throws {
    let checks = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/Checks.md").standardized
    let rows = try String(contentsOf: checks, encoding: .utf8).split(separator: "\n")
    for identifies in [true, false] {
      let names = FactName.allCases.filter { $0.identifies == identifies }.map { "`\($0.rawValue)`" }
      #expect(rows.contains { $0.hasPrefix("| \(names.joined(separator: ", ")) |") })
    }
  }
}
