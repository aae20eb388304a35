import TestSupport
import Testing

/// Tables with the same name in several folders, imported into one project and exported again.
@Suite("l10n-gen import and export, of several tables")
struct SeveralTablesTests {
  private static func catalog(_ strings: KeyValuePairs<String, String>) -> String {
    let entries = strings.map { key, text in
      """
          "\(key)" : {
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(text)"
                }
              }
            }
          }
      """
    }
    return "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries.joined(separator: ",\n"))\n  },\n"
      + "  \"version\" : \"1.0\"\n}"
  }

  private static let tables = [
    "App/Localizable.xcstrings": catalog(["Sign in": "Sign in", "title": "App"]),
    "App/Store.xcstrings": catalog(["name": "Store", "open": "Open"]),
    "Kit/Localizable.xcstrings": catalog(["Sign in": "Kit sign in", "title": "Kit"]),
  ]

  private func imported() throws -> Sandbox {
    let sandbox = try Sandbox(Self.tables)
    try sandbox.write("source: en\n", to: "l10n.yml")
    let run = try sandbox.run("import", "App", "Kit")
    #expect(run.status == 0 && run.error.hasSuffix("6 strings added\n"), "\(run.error)")
    return sandbox
  }

  @Test("each table's strings are exported to its own file")
  func returned() throws {
    let sandbox = try imported()
    #expect(
      try sandbox.read("names.yml").hasSuffix(
        """
        App/Localizable:
          sign_in: "Sign in"
        Kit/Localizable:
          kit_sign_in: "Sign in"
        Store:

        """))
    #expect(try sandbox.run("import", "App", "Kit").error == "0 strings added, 6 already present\n")
    for (path, text) in Self.tables {
      #expect(try sandbox.run("export", "xcstrings", "--output", path).error == "0 strings written\n")
      #expect(try sandbox.script("rm \(path)").status == 0)
      #expect(try sandbox.run("export", "xcstrings", "--output", path).error == "Wrote \(path)\n2 strings written\n")
      let manual = "\" : {\n      \"extractionState\" : \"manual\",\n      \"localizations\""
      #expect(try sandbox.read(path).replacing(manual, with: "\" : {\n      \"localizations\"") == text)
    }
    #expect(try sandbox.run("export", "strings", "--output", "Kit/{language}.lproj/Localizable.strings").status == 0)
    #expect(
      try sandbox.read("Kit/en.lproj/Localizable.strings") == "\"Sign in\" = \"Kit sign in\";\n\"title\" = \"Kit\";\n")
  }

  @Test("keys that are texts, and states, are unchanged in each table")
  func unchanged() throws {
    func catalog(_ language: String) -> String {
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "item" : {
            "extractionState" : "stale",
            "localizations" : {
              "\(language)" : {
                "stringUnit" : {
                  "state" : "needs_review",
                  "value" : "x"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    }
    let tables = ["App/Store.xcstrings": catalog("ko"), "Kit/Store.xcstrings": catalog("en")]
    let sandbox = try Sandbox(tables)
    try sandbox.write("source: en\nlanguages: [en, ko]\n", to: "l10n.yml")
    #expect(try sandbox.run("import", "App", "Kit").status == 0)
    for (path, text) in tables {
      #expect(try sandbox.run("export", "xcstrings", "--output", path).error == "0 strings written\n")
      #expect(try sandbox.read(path) == text)
    }
  }

  @Test("a table in a folder above another one with its name keeps its strings")
  func nested() throws {
    let tables = [
      "App/Localizable.xcstrings": Self.catalog(["title": "App"]),
      "App/Sub/Localizable.xcstrings": Self.catalog(["title": "Sub", "only_sub": "Only"]),
    ]
    let sandbox = try Sandbox(tables)
    try sandbox.write("source: en\n", to: "l10n.yml")
    #expect(try sandbox.run("import", "App/Localizable.xcstrings", "App/Sub/Localizable.xcstrings").status == 0)
    #expect(try sandbox.read("names.yml").hasSuffix("Localizable:\nSub/Localizable:\n"))
    for (path, text) in tables {
      #expect(try sandbox.run("export", "xcstrings", "--output", path).error == "0 strings written\n")
      #expect(try sandbox.read(path) == text)
    }
    try sandbox.write("Sub/Localizable:\n", to: "names.yml")
    #expect(try sandbox.run("export", "xcstrings", "--output", "App/Localizable.xcstrings").status == 2)
  }

  @Test("a file that could belong to two tables is refused, and nothing is written")
  func ambiguous() throws {
    let sandbox = try imported()
    let run = try sandbox.run("export", "xcstrings", "--output", "new/Localizable.xcstrings")
    #expect(run.status == 2)
    #expect(
      run.error
        == "error: new/Localizable.xcstrings: the project has tables of this name in folders: 'App/Localizable', "
        + "'Kit/Localizable'; name the file in the folder of one of them\n")
    #expect(!sandbox.exists("new"))
    #expect(try sandbox.run("export", "strings").status == 2)
  }

  @Test("strings that are read in place have the same keys in another file")
  func inPlace() throws {
    let sandbox = try Sandbox(Self.tables)
    try sandbox.write("translations: .\nsource: en\n", to: "l10n.yml")
    let run = try sandbox.run("export", "strings", "--output", "out/App/{language}.lproj/Localizable.strings")
    #expect(run.status == 0, "\(run.error)")
    #expect(
      try sandbox.read("out/App/en.lproj/Localizable.strings") == "\"Sign in\" = \"Sign in\";\n\"title\" = \"App\";\n")
  }
}
