import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("Settings for modules")
struct ModulesReaderTests {
  private func outcome(_ text: String) -> ConfigurationReader.Outcome {
    ConfigurationReader.read(SourceFile(path: "l10n.yml", bytes: Array("source: en\n\(text)".utf8)))
  }

  @Test("modules have the places of their strings and code, and settings for generated code")
  func modules() throws {
    let text = """
      modules:
        - { name: App, translations: ., output: { directory: App/Generated } }
        - name: SyncUI-iOS
          translations: [./Packages/Sync/, Packages/More]
          include: [sync]
          sources: Packages/Sync/Sources
          output: { directory: Packages/Sync/Generated, enum: Strings, access: public, split: namespace }
      """
    guard case .configuration(let configuration) = outcome(text) else {
      Issue.record("\(outcome(text))")
      return
    }
    var app = ConfiguredModule(name: "App", translations: ["."])
    app.outputDirectory = "App/Generated"
    var sync = ConfiguredModule(
      name: "SyncUI-iOS", translations: ["Packages/Sync", "Packages/More"], include: ["sync"],
      sources: ["Packages/Sync/Sources"])
    sync.outputDirectory = "Packages/Sync/Generated"
    sync.enumName = "Strings"
    sync.access = .public
    sync.split = .namespace
    #expect(configuration.modules == [app, sync])
    #expect(configuration.enumNames == ["L10n", "Strings"])
    #expect(sync.moduleName == "SyncUI_iOS")
  }

  @Test(
    "a mistake is refused with its place",
    arguments: [
      ("modules: App", "2:10 'modules' must be a list; write '- { name: Kit, translations: Packages/Kit }' below it"),
      ("modules: []", "2:10 'modules' must be a list"),
      ("modules:\n  - { translations: App }", "3:5 'name' is missing; write that of the target"),
      ("modules:\n  - App", "3:5 a module must be a mapping"),
      ("modules:\n  - { name: App }", "3:5 this module has no strings; write 'translations'"),
      ("modules:\n  - { name: App, translations: ../Kit }", "3:32 '../Kit' in 'translations' isn't below"),
      ("modules:\n  - { name: App, translations: [/Kit] }", "3:33 '/Kit' in 'translations' isn't below"),
      ("modules:\n  - { name: App, translations: a, source: b }", "3:35 unknown field 'source' in a module"),
      (
        "modules:\n  - { name: App, translations: a, output: { dir: b } }",
        "3:45 unknown field 'dir' in 'output'"
      ),
      (
        "modules:\n  - { name: App, translations: a, output: { enum: class } }",
        "3:51 'class' can't be the name of an enum here"
      ),
      (
        "modules:\n  - { name: A, translations: a }\n  - { name: A, translations: b }",
        "4:13 'A' is written twice; remove one of the two"
      ),
      (
        "modules:\n  - { name: A, translations: a }\n  - { name: B, translations: [b, a] }",
        "4:30 the module 'A' has the same strings; write them for one of the two"
      ),
      (
        "modules:\n  - { name: A, include: [a] }\n  - { name: B, include: [b, a] }",
        "4:25 the module 'A' has the same strings"
      ),
      (
        "modules:\n  - { name: A, translations: a, output: { directory: g } }\n"
          + "  - { name: B, translations: b, output: { directory: ./g } }",
        "4:54 the code of the module 'A' is written to this directory; write another one"
      ),
      (
        "modules:\n  - { name: A, translations: a }\noutput: { enum: Texts }",
        "4:9 the code is written for each of 'modules'; write 'output' below them"
      ),
      (
        "modules:\n  - { name: A, translations: a }\nupdates: { url: https://example.com, catalog: a, "
          + "roots: [\"ed25519:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\"] }",
        "4:10 'updates' is for projects without 'modules'; give the target an l10n.yml of its own"
      ),
    ])
  func mistakes(text: String, expected: String) {
    guard case .problems(let problems) = outcome(text) else {
      Issue.record("no problem in \(text)")
      return
    }
    let lines = problems.map { "\($0.location.line):\($0.location.column) \($0.message)" }
    #expect(lines.count == 1 && lines[0].hasPrefix(expected), "\(lines)")
  }

  @Test("some strings of a place may belong to another module")
  func nested() throws {
    for text in [
      "modules:\n  - { name: A, translations: . }\n  - { name: B, translations: a }",
      "modules:\n  - { name: A, translations: a }\n  - { name: B, translations: a, include: [b] }",
      "modules:\n  - { name: A, include: [a] }\n  - { name: B, include: [b] }",
    ] {
      guard case .configuration(let configuration) = outcome(text) else {
        Issue.record("\(outcome(text))")
        continue
      }
      #expect(configuration.modules.count == 2)
    }
  }
}
