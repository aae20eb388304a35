import Testing

@testable import L10nJSONRPC
@testable import L10nLanguageServer

@Suite("Symbols and folding")
struct DocumentSymbolsTests {
  private let files = [
    "translations/en.yml": "store:\n  name: Store\n  more:\n    open: Open\n",
    "translations/ko.yml": "store:\n  name: 매장\n  more:\n    open: 열림\n",
    "App.swift": "let a = L10n.Store.name\n// L10n.Store.name\nlet b = [L10n.Store.More.open, L10n.Store.name]\n",
    "Other.swift": "",
  ]

  @Test("keys are symbols, nested as they are written")
  func symbols() throws {
    var editor = try TestEditor(
      files, capabilities: ["textDocument": ["documentSymbol": ["hierarchicalDocumentSymbolSupport": true]]])
    let symbols = try editor.request(
      "textDocument/documentSymbol",
      at: "▮store:\n  name: Store\n  more:\n    open: Open\n\n# End\nlast: \"a\\\n  b\"\n",
      in: "translations/en.yml")
    #expect(symbols.elements.map { $0["name"] } == ["store", "last"])
    #expect(symbols.elements.map(\.range) == ["0:0-3:14", "6:0-7:4"])
    let store = symbols.elements[0]["children"]?.elements ?? []
    #expect(store.map { $0["name"] } == ["name", "more"])
    #expect(store.map(\.range) == ["1:2-1:13", "2:2-3:14"])
    let folds = try editor.request(
      "textDocument/foldingRange", ["textDocument": ["uri": .string(editor.uri("translations/en.yml"))]])
    #expect(folds.elements.map { [$0["startLine"], $0["endLine"]] } == [[0, 3], [2, 3], [6, 7]])
  }

  @Test("the keys of a String Catalog are symbols")
  func catalog() throws {
    let catalog = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "b" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "B" } },
          "ko" : { "stringUnit" : { "state" : "translated", "value" : "비" } } } },
        "a" : { }
      } }
      """
    var editor = try TestEditor(["translations/Localizable.xcstrings": catalog])
    let symbols = try editor.request(
      "textDocument/documentSymbol", at: catalog, in: "translations/Localizable.xcstrings")
    #expect(symbols.elements.map { $0["name"] } == ["b", "a"])
  }
}
