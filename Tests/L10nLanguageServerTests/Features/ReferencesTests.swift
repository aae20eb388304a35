import Testing

@testable import L10nJSONRPC
@testable import L10nLanguageServer

@Suite("References")
struct ReferencesTests {
  private let files = [
    "translations/en.yml": "store:\n  name: Store\n  more:\n    open: Open\n",
    "translations/ko.yml": "store:\n  name: 매장\n  more:\n    open: 열림\n",
    "App.swift": "let a = L10n.Store.name\n// L10n.Store.name\nlet b = [L10n.Store.More.open, L10n.Store.name]\n",
    "Other.swift": "",
  ]

  @Test("the references of a key are the calls in Swift code, also in what isn't saved")
  func references() throws {
    var editor = try TestEditor(files)
    editor.open("Other.swift", "\nL10n.Store.name\n")
    let text = "store:\n  na▮me: 매장\n  more:\n    open: 열림\n"
    let calls = try editor.request(
      "textDocument/references", at: text, in: "translations/ko.yml", ["context": ["includeDeclaration": false]])
    #expect(editor.places(calls) == ["App.swift 0:19-0:23", "App.swift 2:42-2:46", "Other.swift 1:11-1:15"])
    let all = try editor.request(
      "textDocument/references", at: text, in: "translations/ko.yml", ["context": ["includeDeclaration": true]])
    #expect(editor.places(all).prefix(2) == ["en.yml 1:2-1:6", "ko.yml 1:2-1:6"])
  }
}
