import Foundation
import TestSupport
import Testing

@Suite("l10n-gen check")
struct CheckCommandTests {
  @Test("check uses the files that init would find if there is no configuration")
  func withoutConfiguration() throws {
    let catalog = """
      { "sourceLanguage": "en", "strings": { "Hi %@": { "localizations": {
      "ko": { "stringUnit": { "state": "translated", "value": "안녕" } } } } }, "version": "1.0" }
      """
    let sandbox = try Sandbox(["App/Localizable.xcstrings": catalog])
    let run = try sandbox.run("check")
    #expect(run.status == 1)
    #expect(run.error.contains("There is no l10n.yml, so 'App' was checked with the source language en."))
    #expect(run.output.contains("[placeholder-missing]"))
    #expect(sandbox.files(below: ".") == ["App", "App/Localizable.xcstrings"])
    let nothing = try Sandbox().run("check")
    #expect(nothing.status == 2)
    #expect(nothing.error.contains("there is no l10n.yml here"))
    #expect(try sandbox.run("check", "--fix").status == 2)
  }

  @Test("without a configuration, an unclear source language is named with the likeliest, and how to choose it")
  func unclearSource() throws {
    let sandbox = try Sandbox([
      "App/en.lproj/L.strings": "a = b; c = d;", "App/de.lproj/L.strings": "a = b; e = f;",
      "App/fr.lproj/L.strings": "a = b;",
    ])
    let run = try sandbox.run("check")
    #expect(run.status == 2)
    #expect(run.error.contains("there is no l10n.yml, and the source language is unclear"), "\(run.error)")
    #expect(run.error.contains("en (2 strings) and de (2 strings)"))
    #expect(run.error.contains("'l10n-gen init --source en'"))
  }

  private let configuration = "source: ko\noutput: { directory: Generated }\n"

  @Test("valid bundles end check with status 0, and the coverage of each language is printed")
  func clean() throws {
    let sandbox = try Sandbox([
      "l10n.yml": configuration, "translations/ko.yml": "a: 하나\nb: 둘\n", "translations/en.yml": "a: one\nb: two\n",
    ])
    let run = try sandbox.run("check")
    #expect(run.status == 0)
    #expect(run.output == "2 messages in ko and en\nNothing to report.\n")
    #expect(run.error.isEmpty)
  }

  @Test("an error ends check with status 1, and its line is shown with a caret below the character")
  func caret() throws {
    let sandbox = try Sandbox([
      "l10n.yml": configuration, "translations/ko.yml": "a: 안녕 {name}\n", "translations/en.yml": "a: \"Hi {nmae}\"\n",
    ])
    let run = try sandbox.run("check")
    #expect(run.status == 1)
    #expect(run.output.contains("translations/en.yml:1:8: error: "))
    #expect(run.output.contains("  1 | a: \"Hi {nmae}\"\n    |        ^\n"))
    #expect(run.output.contains("[placeholder-extra]"))
  }

  @Test("the caret is below a character after Hangul, which is two cells wide")
  func wideCharacters() throws {
    let sandbox = try Sandbox(["l10n.yml": configuration, "translations/ko.yml": "가나: 다라 {\n"])
    #expect(try sandbox.run("check").output.contains("  1 | 가나: 다라 {\n    |            ^\n"))
  }

  @Test("--strict fails on warnings, and --rule changes the severity of a rule")
  func severities() throws {
    let sandbox = try Sandbox([
      "l10n.yml": configuration, "translations/ko.yml": "a: 하나\nb: 둘\n", "translations/en.yml": "a: one\n",
    ])
    #expect(try sandbox.run("check").status == 0)
    #expect(try sandbox.run("check").output.contains("warning: "))
    #expect(try sandbox.run("check", "--strict").status == 1)
    #expect(try sandbox.run("check", "--strict", "--rule", "missing-key=off").status == 0)
    #expect(try sandbox.run("check", "--rule", "missing-key=error").status == 1)
  }

  @Test("the configuration also sets severities, and the command line overrides it")
  func configuredSeverities() throws {
    let sandbox = try Sandbox([
      "l10n.yml": configuration + "rules: { missing-key: error }\n", "translations/ko.yml": "a: 하나\nb: 둘\n",
      "translations/en.yml": "a: one\n",
    ])
    #expect(try sandbox.run("check").status == 1)
    #expect(try sandbox.run("check", "--rule", "missing-key=info").status == 0)
  }

  @Test("each format shows the place and the problem")
  func formats() throws {
    let sandbox = try Sandbox(["l10n.yml": configuration, "translations/ko.yml": "a: 100% {name\n"])
    let path = sandbox.directory.resolvingSymlinksInPath().path
    let xcode = try sandbox.run("check", "--format", "xcode").output
    #expect(xcode.hasPrefix("\(path)/translations/ko.yml:1:9: error: ko 'a': "))
    #expect(xcode.hasSuffix(" [message-syntax]\n"))
    let github = try sandbox.run("check", "--format", "github").output
    #expect(github.hasPrefix("::error file=translations/ko.yml,line=1,col=9,title=message-syntax::"))
    let json = try sandbox.run("check", "--format", "json").output
    let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(document["version"] as? Int == 1)
    #expect(findings.first?["rule"] as? String == "message-syntax")
    #expect(findings.first?["file"] as? String == "translations/ko.yml")
    #expect(findings.first?["line"] as? Int == 1)
    #expect(findings.first?["column"] as? Int == 9)
    #expect(findings.first?["fixable"] as? Bool == false)
    let summary = try #require(document["summary"] as? [String: Any])
    #expect(summary["errors"] as? Int == 1)
    #expect((summary["languages"] as? [String: [String: Int]]) == ["ko": ["messages": 1, "translated": 1]])
  }

  @Test("GitHub Actions and Xcode get their own formats")
  func suitedFormats() throws {
    let sandbox = try Sandbox(["l10n.yml": configuration, "translations/ko.yml": "a: {\n"])
    #expect(try sandbox.run("check", environment: ["GITHUB_ACTIONS": "true"]).output.hasPrefix("::error "))
    #expect(try sandbox.run("check", environment: ["XCODE_VERSION_ACTUAL": "2600"]).output.hasPrefix("/"))
  }

  @Test("a missing namespace is a single finding for people, and one finding per message for programs")
  func folding() throws {
    let sandbox = try Sandbox([
      "l10n.yml": configuration, "translations/ko.yml": "store: { a: 1, b: 2, c: { d: 3 } }\nx: 1\n",
      "translations/en.yml": "x: 1\n",
    ])
    let text = try sandbox.run("check").output
    #expect(text.components(separatedBy: "[missing-key]").count == 2)
    #expect(text.contains("'store'"))
    let json = try sandbox.run("check", "--format", "json").output
    #expect(json.components(separatedBy: "\"missing-key\"").count == 4)
  }

  @Test("no text, key or file name can be a command of a GitHub workflow")
  func hostileWorkflow() throws {
    let sandbox = try Sandbox([
      "l10n.yml": configuration,
      "translations/ko.yml": """
      "::error::x": "{"
      "\\n::stop-commands::y": "##[error]{"
      ##[add-mask]z: "{"
      block: |
        ::set-output name=a::b {
        ##[group]c
      """,
      "translations/::warning file=a::.yml": "a: 1\n",
    ])
    let run = try sandbox.run("check", "--format", "github")
    #expect(run.status == 1)
    let lines = run.output.split(whereSeparator: \.isNewline)
    let commands = lines.filter { $0.drop(while: \.isWhitespace).hasPrefix("::") }
    #expect(
      commands.allSatisfy { command in
        ["::error file=", "::warning file=", "::group::All findings (", "::endgroup::"].contains {
          command.hasPrefix($0)
        }
      })
    #expect(!lines.contains { !$0.hasPrefix("::") && $0.contains("##[") })
    #expect(lines.filter { $0.hasPrefix("::error file=translations/ko.yml,") }.count == 3)
  }

  @Test("a narrow terminal gets shorter excerpts without bars")
  func narrowTerminal() throws {
    let sandbox = try Sandbox([
      "l10n.yml": configuration, "translations/ko.yml": "a: \(String(repeating: "x", count: 90)) {n\nb: 1\n",
      "translations/en.yml": "a: 1\n",
    ])
    let wide = try sandbox.run("check").output
    #expect(wide.contains("█") && !wide.contains("…"))
    let narrow = try sandbox.run("check", environment: ["COLUMNS": "50"]).output
    #expect(!narrow.contains("█") && narrow.contains(" | … x"))
    let excerpts = narrow.split(separator: "\n").filter { $0.contains(" | ") }
    #expect(!excerpts.isEmpty && excerpts.allSatisfy { $0.count <= 50 })
  }

  @Test("a finding for a whole namespace counts as one in the heading")
  func foldedCount() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: ko\n", "translations/ko.yml": "a:\n  b: 1\n  c: 2\nd: 3\n", "translations/en.yml": "d: 3\n",
      "translations/fr.yml": "d: 3\n",
    ])
    let output = try sandbox.run("check").output
    #expect(output.contains("translations/en.yml (1 warning)\n"), "\(output)")
    #expect(output.contains("'a' is missing, with all of its 2 messages"))
    #expect(output.hasSuffix("4 warnings\n"))
  }

  @Test("an unreadable string counts as missing, and the language is marked")
  func unreadableString() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: ko\n", "translations/ko.yml": "a: 1\nb: 2\n", "translations/en.yml": "a: x: y\nb: 2\n",
    ])
    let run = try sandbox.run("check")
    #expect(run.status == 1)
    #expect(run.output.contains("\nen couldn't be read completely because of errors;"))
    #expect(run.output.contains("en           2           1        1   50 %"), "\(run.output)")
    #expect(!run.output.contains("\nko couldn't"))
    try sandbox.write("a: 1\nb: 2\n", to: "translations/en.yml")
    try sandbox.write("a: 1: x\nb: 2\n", to: "translations/ko.yml")
    let source = try sandbox.run("check").output
    #expect(source.contains("ko           2           1        1   50 %"), "\(source)")
    #expect(source.contains("\nko couldn't be read completely"))
  }

  @Test("a file without keys is a single finding, not one for each missing key")
  func list() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\n", "translations/en.yml": "a: 1\nb: 2\n", "translations/de.yml": "- x\n",
    ])
    let run = try sandbox.run("check")
    #expect(run.output.contains("a translation file maps keys to strings"))
    #expect(!run.output.contains("missing-key"), "\(run.output)")
    #expect(run.output.contains("\nde couldn't be read completely"))
  }

  // MARK: Settings in the shapes of 'translations'

  private static let settingsShapes = [
    ("translations: App", "App"), ("translations: [App, Kit]", "."), ("translations: [App/Sub, App/Other]", "App"),
    ("translations: App/Localizable.xcstrings", "App"), ("extends: App/l10n.yml", "App"),
  ]

  private static let settingsFiles = [
    "App/Localizable.xcstrings": """
    {"sourceLanguage": "ko", "strings": {"greeting": {"localizations": {"ko": {"stringUnit": {"state": "translated", \
    "value": "상점 안내"}}}}}, "version": "1.0"}
    """,
    "Kit/Other.xcstrings": #"{"sourceLanguage": "ko", "strings": {}, "version": "1.0"}"#,
    "App/Sub/Localizable.xcstrings": #"{"sourceLanguage": "ko", "strings": {}, "version": "1.0"}"#,
    "App/Other/ko.lproj/Localizable.strings": "greeting = \"상점 안내\";\n",
    "App/l10n.yml": "source: ko\ntranslations: .\n",
  ]

  @Test("metadata and the glossary are used with each form of 'translations'", arguments: settingsShapes)
  func settings(shape: String, directory: String) throws {
    let sandbox = try Sandbox(Self.settingsFiles)
    try sandbox.write(shape.hasPrefix("extends") ? shape : "source: ko\n\(shape)\n", to: "l10n.yml")
    try sandbox.write("\"**\": { max-width: 2 }\n", to: "\(directory)/metadata.yml")
    try sandbox.write("trems: []\n", to: "\(directory)/terms.yml")
    let run = try sandbox.run("check")
    #expect(run.output.contains("[max-width]"), "\(run.output)\(run.error)")
    #expect(run.output.contains("unknown field 'trems' in a glossary"), "\(run.output)\(run.error)")
    #expect(!run.output.contains("isn't read"))
  }

  @Test("metadata and a glossary in places where they aren't read are findings, with the place to move them to")
  func idleSettings() throws {
    for (shape, directory) in Self.settingsShapes.prefix(4) {
      let sandbox = try Sandbox(Self.settingsFiles)
      try sandbox.write("source: ko\n\(shape)\n", to: "l10n.yml")
      let wrong = directory == "." ? "App/" : ""
      try sandbox.write("\"**\": { max-width: 2 }\n", to: "\(wrong)metadata.yml")
      let run = try sandbox.run("check")
      let right = directory == "." ? "metadata.yml" : "App/metadata.yml"
      #expect(
        run.output.contains(
          "l10n.yml:2:1: warning: '\(wrong)metadata.yml' isn't read; move what it says to '\(right)' [extra-key]"),
        "\(shape): \(run.output)\(run.error)")
    }
  }

  @Test(
    "settings are findings in the folders around the translations, next to an extended configuration, and names next to bundles",
    arguments: [
      ("translations: App/Sub/Localizable.xcstrings", "App/metadata.yml", "App/Sub/metadata.yml"),
      ("translations: [App/Other, App/Sub]", "App/Sub/terms.yml", "App/terms.yml"),
      ("extends: App/l10n.yml", "metadata.yaml", "App/metadata.yaml"),
      ("extends: Base/l10n.yml", "Base/terms.yml", "App/terms.yml"),
      ("translations: App", "App/names.yml", "names.yml"), ("translations: App", "names.yaml", "names.yml"),
      ("extends: App/l10n.yml", "App/names.yml", "names.yml"),
      ("translations: [Kit, App]", "Kit/metadata.yml", "metadata.yml"),
    ])
  func settingsAround(shape: String, path: String, right: String) throws {
    let sandbox = try Sandbox(Self.settingsFiles)
    try sandbox.write("source: ko\ntranslations: ../App\n", to: "Base/l10n.yml")
    try sandbox.write(shape.hasPrefix("extends") ? shape + "\n" : "source: ko\n\(shape)\n", to: "l10n.yml")
    try sandbox.write("", to: path)
    let run = try sandbox.run("check")
    let place = shape.hasPrefix("extends") ? "1:1" : "2:1"
    #expect(
      run.output.contains(
        "l10n.yml:\(place): warning: '\(path)' isn't read; move what it says to '\(right)' [extra-key]"),
      "\(run.output)\(run.error)")
    #expect(!run.output.contains("[unknown-language]"), "\(run.output)")
  }
}
