import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("Settings for an app's own lookups")
struct LookupsReaderTests {
  private func outcome(_ text: String) -> ConfigurationReader.Outcome {
    ConfigurationReader.read(SourceFile(path: "l10n.yml", bytes: Array("source: en\n\(text)".utf8)))
  }

  @Test("lookups are names of functions and properties, with the key, the table and the values")
  func lookups() throws {
    let text = """
      lookups:
        - localized
        - localizedString(_:)
        - "uppercased()"
        - { name: "tr(_:_:_:)", table: 1, key: 2, values: 3 }
        - { name: "localized(comment:)", key: self, table: Shop }
        - name: Strings.text(for:)
      """
    guard case .configuration(let configuration) = outcome(text) else {
      Issue.record("\(outcome(text))")
      return
    }
    #expect(
      configuration.lookups == [
        StringLookup(name: "localized", key: .receiver),
        StringLookup(name: "localizedString", labels: [nil], key: .argument(0)),
        StringLookup(name: "uppercased", labels: [], key: .receiver),
        StringLookup(
          name: "tr", labels: [nil, nil, nil], key: .argument(1), table: .argument(0), values: 2),
        StringLookup(name: "localized", labels: ["comment"], key: .receiver, table: .named("Shop")),
        StringLookup(qualifiers: ["Strings"], name: "text", labels: ["for"], key: .argument(0)),
      ])
    // The written form of a lookup is read as the same lookup.
    let again = "lookups:\n" + configuration.lookups.map { "  - \($0.setting)\n" }.joined()
    guard case .configuration(let second) = outcome(again) else {
      Issue.record("\(again)")
      return
    }
    #expect(second.lookups == configuration.lookups)
  }

  @Test(
    "a mistake is refused with its place",
    arguments: [
      ("lookups: localized", "2:10 'lookups' must be a list; write '- localizedString(_:)' below it"),
      ("lookups:\n  - \"tr(_:\"", "3:5 'tr(_:' is not the name of a function or a property"),
      ("lookups:\n  - { key: 1 }", "3:5 'name' is missing; write that of a function or a property"),
      ("lookups:\n  - { name: \"tr(_:)\", key: 2 }", "3:28 'tr(_:)' has no argument 2"),
      (
        "lookups:\n  - { name: \"tr(_:)\", key: x }", "3:28 'x' is not the number of an argument; write 1 for the first"
      ),
      ("lookups:\n  - { name: \"tr(_:_:)\", table: 1 }", "3:32 the key is argument 1, too; write which one the key is"),
      (
        "lookups:\n  - { name: a, tabel: b }",
        "3:16 unknown field 'tabel' in an item of 'lookups'; did you mean 'table'?"
      ),
      ("lookups: [a, a]", "2:14 'a' is written twice; remove one of the two"),
      ("lookups:\n  - Strings.title", "3:5 'Strings.title' has no argument for the key"),
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
