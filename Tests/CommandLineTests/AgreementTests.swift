import Foundation
import TestSupport
import Testing

@testable import L10nChecking
@testable import L10nText

/// `check`, `emit`, `emit --verify` and a build treat the same findings as errors, and the same errors stop the last
/// three.
@Suite("Errors that stop a command")
struct AgreementTests {
  private static let rules = Rules.all.map(\.id)

  @Test("the same errors stop check, emit, emit --verify and a build, in the example of each rule", arguments: rules)
  func examples(id: RuleID) throws {
    try expectAgreement(try #require(Rules.all.first { $0.id == id }).flaggedFiles)
  }

  @Test(
    "the same errors stop the commands if only some findings of a rule are errors",
    arguments: [
      ["ko.yml": "a: <b>가</b>\n", "en.yml": "a: <b>A\n"], ["ko.yml": "a: <a>가</a>\n", "en.yml": "a: A\n"],
      ["ko.yml": "b: \"가\"\n", "en.yml": "b: \"N\\u202E\"\n"], ["ko.yml": "b: \"가\\uFFFD\"\n", "en.yml": "b: N\n"],
      ["ko.yml": "b: \"가\\u200B\"\n", "en.yml": "b: N\n"], ["ko.yml": "a: { b: x }\n", "en.yml": "a: x\n"],
      ["ko.yml": "a: { one: x, other: y }\n", "en.yml": "a: x\n"], ["ko.yml": "a: 'x }'\n"], ["ko.yml": "a: 'x {'\n"],
      ["ko.yml": "a: '{n}'\n", "en.yml": "a: '{n, plural, one{#} other{#}}'\n"],
      ["ko.yml": "a: '{n, number}'\n", "en.yml": "a: '{n, date}'\n"], ["ko.yml": "a: x\n", "fr_FR.yml": "a: x\n"],
      ["ko.yml": "a: x\n", "kr.yml": "a: x\n"], ["ko.yml": "a: x\n", "store.yml": "a: x\n"],
      ["ko.yml": "a-b: x\na_b: y\n"], ["ko.yml": "a: x\na: y\n"], ["ko.yml": "a: \"x\n"], ["ko.yml": "a:\n\tb: x\n"],
    ] as [[String: String]])
  func severities(files: [String: String]) throws {
    try expectAgreement(
      Dictionary(files.map { ("translations/\($0.key)", Data($0.value.utf8)) }) { first, _ in first })
  }

  /// Each rule gets one of the severities, because all of them would take thousands of processes.
  @Test(
    "the same errors stop the commands with any severity",
    arguments: ["error", "warning", "info", "off"].enumerated().map { ($0.offset, $0.element) })
  func configured(first: Int, severity: String) throws {
    let rules = Rules.all.filter { !$0.id.isAlwaysError }
    for rule in stride(from: first, to: rules.count, by: 4).map({ rules[$0] }) {
      try expectAgreement(rule.flaggedFiles, configuration: "rules: { \(rule.id.rawValue): \(severity) }\n")
    }
  }

  private func expectAgreement(_ files: [String: Data], configuration: String = "") throws {
    let strict = try statuses(files, configuration: configuration + "strict: true\n")
    #expect(strict == Array(repeating: strict[0], count: 4), "\(files.keys)")
    // Errors in translations affect only check; all others stop all commands.
    let usual = try statuses(files, configuration: configuration)
    #expect(usual[0] == strict[0], "\(files.keys)")
    #expect(Array(usual.dropFirst()) == Array(repeating: usual[1], count: 3), "\(files.keys)")
    #expect(usual[1] <= usual[0], "\(files.keys)")
  }

  /// Returns the exit statuses of check, a build, emit and emit --verify.
  private func statuses(_ files: [String: Data], configuration: String) throws -> [Int32] {
    let sandbox = try Sandbox(["l10n.yml": "source: ko\noutput: { directory: Generated }\n" + configuration])
    for (path, bytes) in files { try sandbox.write(bytes, to: path) }
    let directory = sandbox.directory.appending(path: "work").path
    return [
      try sandbox.run("check").status,
      try sandbox.run("build", "--config", "l10n.yml", "--work-directory", directory, "--target", "App").status,
      try sandbox.run("emit").status, try sandbox.run("emit", "--verify").status,
    ]
  }
}

extension Rule {
  /// The translation files of the example that the rule finds.
  fileprivate var flaggedFiles: [String: Data] {
    Dictionary(example.flagged.map { ("translations/\($0.path)", Data($0.bytes)) }) { first, _ in first }
  }
}
