import Testing

@testable import L10nJSONRPC
@testable import L10nLanguageServer

@Suite("Code actions on missing keys")
struct MissingKeyActionsTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Visit us now" : {

        }
      },
      "version" : "1.0"
    }
    """
  private let files = [
    "translations/Localizable.xcstrings": catalog,
    "translations/en.lproj/Shop.strings": "\"Title\" = \"Title\";\n",
    "translations/ko.lproj/Shop.strings": "\"Title\" = \"제목\";\n",
  ]

  @Test("a key that is nearly one of the table is corrected")
  func corrected() throws {
    var editor = try TestEditor(files)
    let code = "let a = Text(\"Visit us nwo\")\n"
    let action = try editor.actions(at: code.replacing("nwo", with: "n▮wo"), in: "App.swift").first
    #expect(action?["title"] == "Use 'Visit us now'")
    #expect(try editor.text(of: "App.swift", code, with: action) == "let a = Text(\"Visit us now\")\n")
  }

  @Test("a key is added to the catalog or the table of the source language that the code names")
  func added() throws {
    var editor = try TestEditor(files, capabilities: TestEditor.resolving)
    let catalog = try editor.actions(at: "let a = Text(\"Some▮ words\")\n", in: "App.swift", only: ["quickfix"])
    #expect(catalog.map { $0["title"] } == ["Add 'Some words' to the table Localizable"])
    let path = "translations/Localizable.xcstrings"
    #expect(try editor.text(of: path, Self.catalog, with: catalog.first).contains("\"Some words\" : {"))
    let table = try editor.actions(
      at: "let a = NSLocalizedString(\"Some▮ words\", tableName: \"Shop\", comment: \"\")\n", in: "App.swift")
    let shop = try editor.text(
      of: "translations/en.lproj/Shop.strings", "\"Title\" = \"Title\";\n", with: table.first)
    #expect(shop.contains("\"Some words\" = \"Some words\";"))
  }

  @Test(
    "keys that exist, and those of other tables and bundles, have no action",
    arguments: [
      "Text(\"Visit▮ us now\")", "Text(\"Some▮ words\", tableName: \"Other\")", "Text(verbatim: \"Some▮ words\")",
      "Text(\"Some▮ words\", bundle: .module)",
    ])
  func silent(marked: String) throws {
    var editor = try TestEditor(files)
    #expect(try editor.actions(at: "let a = \(marked)\n", in: "App.swift", only: ["quickfix"]).isEmpty)
  }
}
