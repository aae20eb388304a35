import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("Tables in the configuration")
struct SystemTablesReaderTests {
  private func outcome(_ tables: String) -> ConfigurationReader.Outcome {
    ConfigurationReader.read(SourceFile(path: "l10n.yml", bytes: Array("source: en\ntables: \(tables)\n".utf8)))
  }

  @Test("a table has a path, and keys by patterns")
  func tables() throws {
    guard
      case .configuration(let configuration) = outcome(
        """

          - path: App/InfoPlist.xcstrings
            keys: { app_name: [CFBundleDisplayName, CFBundleName], "permission.*": names, a.b: path, c: KEY }
          - { path: "App/{language}.lproj/Root.strings", keys: { "**": path } }
        """)
    else {
      Issue.record("refused")
      return
    }
    let tables = configuration.reading.tables
    #expect(tables.map(\.path) == ["App/InfoPlist.xcstrings", "App/{language}.lproj/Root.strings"])
    #expect(tables.map(\.name) == ["InfoPlist", "Root"])
    #expect(tables.map(\.hasFileForEachLanguage) == [false, true])
    #expect(tables[1].path(of: "zh-Hans") == "App/zh-Hans.lproj/Root.strings")
    #expect(
      tables[0].keys.map { "\($0.pattern): \($0.naming)" } == [
        "app_name: keys([\"CFBundleDisplayName\", \"CFBundleName\"])", "permission.*: names", "a.b: path",
        "c: keys([\"KEY\"])",
      ])
  }

  @Test(
    "every mistake is reported at its place",
    arguments: [
      ("{}", "2:9 'tables' must be a list"), ("[a]", "2:10 a table must be a mapping"),
      ("[{ keys: { a: path } }]", "2:10 this table has no 'path'"),
      ("[{ path: A.xcstrings }]", "2:10 this table has no 'keys'"),
      ("[{ path: A.xcstrings, keys: {} }]", "2:10 this table has no 'keys'"),
      ("[{ path: A.xcstrings, keys: { a: {} } }]", "2:42 the keys in a table are 'names', 'path'"),
      ("[{ path: A.xcstrings, keys: { a: [] } }]", "2:42 the keys in a table are 'names', 'path'"),
      ("[{ path: A.xcstrings, keys: { a: K, b: [L, K] } }]", "2:48 the table has 'K' twice"),
      ("[{ path: A.xcstrings, keys: { a..b: path } }]", "2:39 'a..b' is not a key path"),
      ("[{ path: A.yml, keys: { a: path } }]", "2:18 'A.yml' is no table; its name ends in '.xcstrings' or '.strings'"),
      ("[{ path: A.stringsdict, keys: { a: path } }]", "2:18 'A.stringsdict' is no table"),
      ("[{ path: A.strings, keys: { a: path } }]", "2:18 'A.strings' has one language; write '{language}.lproj'"),
      ("[{ path: \"{language}/A.xcstrings\", keys: { a: path } }]", "2:18 '{language}/A.xcstrings' has all languages"),
      ("[{ path: /A.xcstrings, keys: { a: path } }]", "2:18 '/A.xcstrings' leads out of this directory"),
      ("[{ path: ../A.xcstrings, keys: { a: path } }]", "2:18 '../A.xcstrings' leads out of this directory"),
      (
        "[{ path: A.xcstrings, keys: { a: path } }, { path: \"{language}.lproj/A.strings\", keys: { a: path } }]",
        "2:60 'A.xcstrings' is the same table"
      ),
      (
        "[{ path: A.xcstrings, keys: { a: path }, key: b }]",
        "2:50 unknown field 'key' in a table; did you mean 'keys'?"
      ),
    ])
  func mistakes(tables: String, expected: String) {
    guard case .problems(let problems) = outcome(tables) else {
      Issue.record("accepted")
      return
    }
    let found = problems.map { "\($0.location.line):\($0.location.column) \($0.message)" }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(expected) == true, "\(found)")
  }
}
