import Foundation
import TestSupport
import Testing

@Suite("Wrong usage and configuration")
struct UsageTests {
  @Test("an unknown command or option ends with status 2")
  func unknownArguments() throws {
    let sandbox = try Sandbox()
    let command = try sandbox.run("chek")
    #expect(command.status == 2)
    #expect(command.error == "error: there is no command 'chek'; did you mean 'check'?\n")
    #expect(
      try sandbox.run("export", "xlif").error
        == "error: there is no command 'l10n-gen export xlif'; did you mean 'xliff'?\n")
    #expect(try sandbox.run("frobnicate").error.contains("'l10n-gen --help' lists the commands"))
    #expect(try sandbox.run("help", "check").status == 0)
    #expect(try sandbox.run("check", "--sttrict").status == 2)
    #expect(try sandbox.run("check", "--format", "yaml").status == 2)
    #expect(try sandbox.run("--help").status == 0)
  }

  @Test("an unknown rule is reported with the nearest name")
  func unknownRule() throws {
    let run = try Sandbox().run("check", "--rule", "mising-key=off")
    #expect(run.status == 2)
    #expect(run.error.contains("did you mean 'missing-key'?"))
  }

  @Test("the tool explains how to create a configuration if there is none")
  func noConfiguration() throws {
    let run = try Sandbox().run("check")
    #expect(run.status == 2)
    #expect(run.error.contains("l10n-gen init"))
    #expect(run.output.isEmpty)
  }

  @Test(
    "every mistake in the configuration is shown with its place",
    arguments: [
      ("sorce: ko\nsource: ko", "l10n.yml:1:1: error: unknown field 'sorce' in l10n.yml; did you mean 'source'?"),
      ("syntax: icu", "l10n.yml:1:1: error: 'source' is missing"),
      ("source: ko\nsyntax: fluent", "l10n.yml:2:9: error: 'syntax' must be one of 'icu', 'ruby', 'printf'"),
      ("source: ko\nrules:\n  mising-key: off", "l10n.yml:3:3: error: unknown rule 'mising-key'"),
      ("source: ko\nrules: { missing-key: none }", "l10n.yml:2:23: error: "),
      ("source: ko\noutput: { enum: \"a b\" }", "l10n.yml:2:17: error: "),
      ("source: ko\noutput: Generated", "l10n.yml:2:9: error: 'output' must be a mapping"),
      ("source: ko\nlanguages: ko", "l10n.yml:2:12: error: 'languages' must be a list"),
      ("source: ko\nsource: en", "l10n.yml:2:1: error: 'source' is written twice"),
      ("source: \"ko", "l10n.yml:1:9: error: "),
    ])
  func configurationMistakes(text: String, expected: String) throws {
    let sandbox = try Sandbox(["l10n.yml": text, "translations/ko.yml": "a: 1"])
    let run = try sandbox.run("check")
    #expect(run.status == 2)
    #expect(run.error.contains(expected), "\(run.error)")
  }

  @Test("a configuration among the bundles is found there, and --config and --translations override it")
  func places() throws {
    let sandbox = try Sandbox([
      "translations/l10n.yml": "source: ko\ntranslations: elsewhere\n", "translations/ko.yml": "a: 1",
      "other/l10n.yml": "source: en\ntranslations: texts\n", "other/texts/en.yml": "a: 1", "third/en.yml": "a: 1\nb: 2",
    ])
    #expect(try sandbox.run("check").output.hasPrefix("1 message in ko\n"))
    #expect(try sandbox.run("check", "--config", "other/l10n.yml").output.hasPrefix("1 message in en\n"))
    let third = try sandbox.run("check", "--config", "other/l10n.yml", "--translations", "third")
    #expect(third.output.hasPrefix("2 messages in en\n"))
  }

  @Test("a configuration is found from the folders below it, up to the repository's root")
  func above() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: ko\noutput: { directory: Out }\n", "translations/ko.yml": "a: 1", "Sources/App/x.txt": "",
      "translations/deep/x.txt": "",
    ])
    let below = "cd Sources/App && \"$0\" emit"
    let outside = try sandbox.script(below)
    #expect(outside.status == 2)
    #expect(outside.error.contains("nor in the directories above"))
    try FileManager.default.createDirectory(
      at: sandbox.directory.appending(path: ".git"), withIntermediateDirectories: false)
    let run = try sandbox.script(below)
    #expect(run.status == 0, "\(run.error)")
    #expect(sandbox.exists("Out/L10n.swift"))
    #expect(try sandbox.script("cd translations/deep && \"$0\" check").output.hasPrefix("1 message in ko\n"))
    try sandbox.write("source: ko\n", to: "translations/l10n.yml")
    #expect(try sandbox.script("rm l10n.yml && cd Sources && \"$0\" check").output.hasPrefix("1 message in ko\n"))
  }

  @Test(
    "an empty path, as from an unset variable, is refused",
    arguments: ["--config", "--translations", "--output"])
  func emptyPaths(option: String) throws {
    let sandbox = try Sandbox(["l10n.yml": "source: ko", "translations/ko.yml": "a: 1"])
    let run = try sandbox.run("emit", "--output", "Generated", option, "")
    #expect(run.status == 2)
    #expect(run.error == "error: \(option) is empty; write a path\n")
    #expect(sandbox.files(below: "") == ["l10n.yml", "translations", "translations/ko.yml"])
  }

  @Test("a configuration is read completely or not at all")
  func hugeConfiguration() throws {
    let sandbox = try Sandbox(["l10n.yml": "source: ko\n" + String(repeating: "#", count: 1 << 20)])
    let run = try sandbox.run("check")
    #expect(run.status == 2)
    #expect(run.error.contains("l10n.yml: too large"))
  }

  @Test("a rule without a name is reported as such")
  func namelessRule() throws {
    #expect(try Sandbox().run("check", "--rule", "=error").error.contains("unknown rule ''"))
  }
}
