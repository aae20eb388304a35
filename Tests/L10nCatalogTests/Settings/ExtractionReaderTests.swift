import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("Settings of extract")
struct ExtractionReaderTests {
  private func outcome(_ text: String) -> ConfigurationReader.Outcome {
    ConfigurationReader.read(SourceFile(path: "l10n.yml", bytes: Array("source: en\n\(text)".utf8)))
  }

  @Test("all settings are read, and have defaults")
  func settings() throws {
    let text = """
      extract:
        routines: [Localized]
        exclude: [Demo, Tools/Debug.swift]
        key-arguments: ["KeyboardShortcuts.Recorder(_:)", "banner(title:message:)"]
        catalogs: [App/Localizable.xcstrings]
        stale: never
      """
    guard case .configuration(let configuration) = outcome(text), case .configuration(let empty) = outcome("") else {
      Issue.record("\(outcome(text))")
      return
    }
    var expected = ExtractionSettings()
    expected.routines = ["Localized"]
    expected.exclude = ["Demo", "Tools/Debug.swift"]
    expected.keyArguments = ["KeyboardShortcuts.Recorder(_:)", "banner(title:message:)"].compactMap {
      StringLookup.Name($0)
    }
    expected.catalogs = ["App/Localizable.xcstrings"]
    expected.staleness = .never
    #expect(configuration.extraction == expected)
    #expect(empty.extraction == ExtractionSettings())
  }

  @Test(
    "a mistake is refused with its place",
    arguments: [
      ("extract: [Demo]", "2:10 'extract' must be a mapping"),
      ("extract: { routine: [a] }", "2:12 unknown field 'routine' in 'extract'; did you mean 'routines'?"),
      ("extract: { stale: always }", "2:19 'stale' must be one of 'certain', 'xcode', 'never'"),
      ("extract: { exclude: [../Demo] }", "2:22 '../Demo' in 'exclude' isn't below the directory of l10n.yml"),
      ("extract: { key-arguments: [Recorder] }", "2:28 'Recorder' has no argument for a key"),
    ])
  func mistakes(text: String, expected: String) {
    guard case .problems(let problems) = outcome(text) else {
      Issue.record("no problem in \(text)")
      return
    }
    let lines = problems.map { "\($0.location.line):\($0.location.column) \($0.message)" }
    #expect(lines.count == 1 && lines[0].hasPrefix(expected), "\(lines)")
  }
}
