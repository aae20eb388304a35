import Testing

@testable import L10nJSONRPC
@testable import L10nLanguageServer

@Suite("Code actions")
struct CodeActionsTests {
  private let files = [
    "translations/en.yml": "store:\n  title: Store\n  more: \"More {name}\"\n",
    "translations/ko.yml": "store:\n  # 한글\n  title: \"매장\"\n  more: \"더 {name}\"\n",
    "translations/metadata.yml": "store.title: { description: A title }\n",
    "App.swift": "let a = L10n.Store.title\n",
  ]

  @Test("the safe fixes of 'check --fix' are code actions")
  func fixes() throws {
    var editor = try TestEditor(files)
    let text = "store:\n  title: \"매장 \"\n  more: \"더 {{name}} \"\n"
    try editor.show(text, in: "translations/ko.yml")
    let uri = editor.uri("translations/ko.yml")
    let actions = try editor.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(uri)], "context": ["diagnostics": []],
        "range": (Position(line: 1, character: 0)..<Position(line: 1, character: 20)).json,
      ])
    let quick = try #require(actions.elements.first { $0["kind"] == "quickfix" })
    let fixed = editor.apply(quick.at("edit", "changes", uri), to: text)
    #expect(fixed.contains("title: \"매장\"\n"))
    let all = try editor.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(uri)], "context": ["diagnostics": [], "only": ["source.fixAll"]],
        "range": (Position(line: 0, character: 0)..<Position(line: 0, character: 0)).json,
      ])
    #expect(all.elements.map { $0["kind"] } == ["source.fixAll.l10n-gen"])
    let allFixed = editor.apply(all.elements.first?.at("edit", "changes", uri), to: text)
    #expect(!allFixed.contains(" \"\n"))
  }
}
