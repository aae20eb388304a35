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

  @Test("stay the same when lines move, files change, sentences are reworded, and a part of the matter is settled")
  func stable() {
    let first = print(finding(StatedFacts(argument: "name", found: "1", sentence: "'{name}' is missing")))
    let second = finding(
      StatedFacts(argument: "name", found: "2", sentence: "write '{name}'"), file: "t/ko/store.yml", line: 9)
    #expect(print(second) == first)
    #expect(first.file == nil)
  }

  @Test("distinguish findings of one text by their facts")
  func about() {
    #expect(print(finding(StatedFacts(argument: "name"))) != print(finding(StatedFacts(argument: "date"))))
    #expect(print(finding(StatedFacts(argument: nil))).facts.isEmpty)
    let long = String(repeating: "x", count: 1000)
    #expect(print(finding(StatedFacts(argument: long))).facts[.argument]?.count == 120)
  }

  @Test("name the file, from the directory of the bundles on, if a finding is about no key")
  func file() {
    #expect(print(finding(StatedFacts(), key: nil)).file == "ko.yml")
    #expect(print(finding(StatedFacts(), key: nil, file: "l10n.yml")).file == "l10n.yml")
  }

  @Test("have a short form, which differs for the second finding alike")
  func digest() {
    let print = print(finding(StatedFacts(argument: "x")))
    #expect(print.digest(occurrence: 0).count == 16)
    #expect(print.digest(occurrence: 0) != print.digest(occurrence: 1))
  }

  @Test("are made of facts that the documentation lists, those that identify a finding apart from the others")
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
