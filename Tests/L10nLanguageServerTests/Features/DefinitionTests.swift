import Testing

@testable import L10nJSONRPC
@testable import L10nLanguageServer

@Suite("Definitions")
struct DefinitionTests {
  private let files = [
    "translations/en.yml": "store:\n  name: Store\n  more:\n    open: Open\n",
    "translations/ko.yml": "store:\n  name: 매장\n  more:\n    open: 열림\n",
    "App.swift": "let a = L10n.Store.name\n// L10n.Store.name\nlet b = [L10n.Store.More.open, L10n.Store.name]\n",
    "Other.swift": "",
  ]

  @Test("a translation leads to the source, and the source to all translations")
  func definition() throws {
    var editor = try TestEditor(files)
    let source = try editor.request(
      "textDocument/definition", at: "store:\n  name: 매▮장\n", in: "translations/ko.yml")
    #expect(editor.places(source) == ["en.yml 1:2-1:6"])
    editor.close("translations/ko.yml")
    let translations = try editor.request(
      "textDocument/definition", at: "store:\n  na▮me: Store\n", in: "translations/en.yml")
    #expect(editor.places(translations) == ["ko.yml 1:2-1:6"])
  }

  @Test("an accessor leads to the source")
  func accessor() throws {
    var editor = try TestEditor(files)
    let source = try editor.request("textDocument/definition", at: "L10n.Store.More.op▮en", in: "Other.swift")
    #expect(editor.places(source) == ["en.yml 3:4-3:8"])
  }

  @Test("in a String Catalog, a translation leads to the source's text")
  func catalog() throws {
    let catalog = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "b" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "B" } },
          "ko" : { "stringUnit" : { "state" : "translated", "value" : "비" } } } }
      } }
      """
    var editor = try TestEditor(["translations/Localizable.xcstrings": catalog])
    let source = try editor.request(
      "textDocument/definition", at: catalog.replacing("비", with: "▮비"), in: "translations/Localizable.xcstrings")
    #expect(editor.places(source) == ["Localizable.xcstrings 2:64-2:67"])
  }
}
