import L10nFormats
import Testing

@testable import L10nJSONRPC
@testable import L10nLanguageServer

@Suite("Inlay hints")
struct InlayHintsTests {
  private let files = [
    "translations/en.yml": "store:\n  title: Store\n  more: \"More {name}\"\n",
    "translations/ko.yml": "store:\n  # 한글\n  title: \"매장\"\n  more: \"더 {name}\"\n",
    "translations/metadata.yml": "store.title: { description: A title }\n",
    "App.swift": "let a = L10n.Store.title\n",
  ]

  @Test("the source's text is next to a translation, and next to an accessor in Swift")
  func hints() throws {
    var editor = try TestEditor(files)
    let range = (Position(line: 0, character: 0)..<Position(line: 9, character: 0)).json
    func hints(_ path: String) throws -> [[JSONValue?]] {
      let hints = try editor.request(
        "textDocument/inlayHint", ["textDocument": ["uri": .string(editor.uri(path))], "range": range])
      return hints.elements.map { [$0["label"], $0.at("position", "line"), $0.at("position", "character")] }
    }
    editor.open("translations/ko.yml", files["translations/ko.yml"] ?? "")
    #expect(try hints("translations/ko.yml") == [["Store", 2, 13], ["More {name}", 3, 18]])
    editor.open("translations/en.yml", files["translations/en.yml"] ?? "")
    #expect(try hints("translations/en.yml") == [])
    editor.open("App.swift", files["App.swift"] ?? "")
    #expect(try hints("App.swift") == [["Store", 0, 24]])
  }

  @Test("an editor is told to ask again after a change on the disk, and not for the only document that it edits")
  func refreshing() throws {
    var editor = try TestEditor(files, capabilities: ["workspace": ["inlayHint": ["refreshSupport": true]]])
    try editor.show("store:\n  title: \"매장\"\n", in: "translations/ko.yml")
    _ = editor.diagnostics()
    func refreshes() -> Int { editor.sent.filter { $0["method"] == "workspace/inlayHint/refresh" }.count }
    let opened = refreshes()
    try editor.show("store:\n  title: \"가게\"\n", in: "translations/ko.yml")
    _ = editor.diagnostics()
    #expect(refreshes() == opened)
    try editor.project.write("store:\n  title: Shop\n  more: \"More {name}\"\n", to: "translations/en.yml")
    editor.lookAtFiles()
    _ = editor.diagnostics()
    #expect(refreshes() == opened + 1)
  }
}
