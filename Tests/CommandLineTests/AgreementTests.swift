import TestSupport
import Testing

/// `check`, `emit`, `emit --verify` and a build treat the same findings as errors, and the same errors stop the last
/// three. The tests of the pipeline try the example of each rule.
@Suite("Errors that stop a command")
struct AgreementTests {
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
  func severities(files: [String: String]) throws { try expectAgreement(files) }

  @Test("the same errors stop the commands with any severity", arguments: ["error", "warning", "off"])
  func configured(severity: String) throws {
    let files = ["ko.yml": "a: x \nb: 둘\n", "en.yml": "a: x\n"]
    try expectAgreement(files, configuration: "rules: { missing-key: \(severity), end-punctuation: \(severity) }\n")
  }

  private func expectAgreement(_ files: [String: String], configuration: String = "") throws {
    let strict = try statuses(files, configuration: configuration + "strict: true\n")
    #expect(strict == Array(repeating: strict[0], count: 4), "\(files.keys)")
    // Errors in translations affect only check; all others stop all commands.
    let usual = try statuses(files, configuration: configuration)
    #expect(usual[0] == strict[0], "\(files.keys)")
    #expect(Array(usual.dropFirst()) == Array(repeating: usual[1], count: 3), "\(files.keys)")
    #expect(usual[1] <= usual[0], "\(files.keys)")
  }

  /// Returns the exit statuses of check, a build, emit and emit --verify.
  private func statuses(_ files: [String: String], configuration: String) throws -> [Int32] {
    let sandbox = try Sandbox(["l10n.yml": "source: ko\noutput: { directory: Generated }\n" + configuration])
    for (path, text) in files { try sandbox.write(text, to: "translations/\(path)") }
    let directory = sandbox.directory.appending(path: "work").path
    return [
      try sandbox.run("check").status,
      try sandbox.run("build", "--config", "l10n.yml", "--work-directory", directory, "--target", "App").status,
      try sandbox.run("emit").status, try sandbox.run("emit", "--verify").status,
    ]
  }
}
