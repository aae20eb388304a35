import Testing

@testable import L10nFormats
@testable import L10nJSONRPC
@testable import L10nLanguageServer

@Suite("Commands of the language server")
struct LanguageServerCommandsTests {
  private let files = [
    "translations/en.yml": "store:\n  title: Store\n  more: More\n",
    "translations/ko.yml": "store:\n  title: \"매장\"\n  more: 더\n",
    "App.swift": "let a = L10n.Store.title\n",
  ]
  private let code = "let a = L10n.Store.title\n"

  /// Returns the command of the action on the accessor, with a new name.
  private func command(_ editor: inout TestEditor, newName: String?) throws -> JSONValue {
    let actions = try editor.actions(at: code.replacing("title", with: "tit▮le"), in: "App.swift")
    #expect(actions.map { $0["title"] } == ["Rename 'store.title' everywhere"])
    var command = try #require(actions.first?["command"])
    var argument = try #require(command["arguments"]?.elements.first)
    argument["newName"] = newName.map(JSONValue.string)
    command["arguments"] = [argument]
    return command
  }

  @Test("an editor that asks for the new name is sent the edit of all files")
  func renamed() throws {
    var editor = try TestEditor(files, capabilities: TestEditor.resolving)
    try editor.request("workspace/executeCommand", command(&editor, newName: "heading"))
    let request = try #require(editor.sent.last)
    #expect(request["method"] == "workspace/applyEdit")
    let changes = request.at("params", "edit", "changes")
    #expect(editor.apply(changes?[editor.uri("App.swift")], to: code) == "let a = L10n.Store.heading\n")
    #expect(changes?[editor.uri("translations/en.yml")]?.elements.count == 1)
    #expect(changes?[editor.uri("translations/ko.yml")]?.elements.count == 1)
  }

  @Test("an editor that doesn't know the command is shown the key, where renaming works")
  func shown() throws {
    var editor = try TestEditor(files, capabilities: TestEditor.resolving)
    try editor.request("workspace/executeCommand", command(&editor, newName: nil))
    let request = try #require(editor.sent.last)
    #expect(request["method"] == "window/showDocument")
    #expect(request.at("params", "uri")?.string == editor.uri("translations/en.yml"))
    #expect(request.at("params", "selection").flatMap { Range<Position>($0)?.shown } == "1:2-1:7")
  }

  @Test("a name that is taken, an unknown command and an editor that can't apply edits are answered with the reason")
  func refusals() throws {
    var editor = try TestEditor(files, capabilities: TestEditor.resolving)
    let count = editor.sent.count
    let taken = try command(&editor, newName: "more")
    let answer = editor.answer(to: "workspace/executeCommand", taken)
    #expect(answer.at("error", "message")?.string?.contains("'store.more' already") == true)
    let unknown = editor.answer(to: "workspace/executeCommand", ["command": "l10n-gen.erase", "arguments": []])
    #expect(unknown.at("error", "message")?.string?.contains("there is no such command") == true)
    #expect(editor.answer(to: "workspace/executeCommand", ["command": "l10n-gen.show"])["error"] != nil)
    #expect(editor.sent.count == count)
    var simple = try TestEditor(files)
    let heading = try command(&simple, newName: "heading")
    #expect(simple.answer(to: "workspace/executeCommand", heading)["error"] != nil)
    let shown = try command(&simple, newName: nil)
    let place = simple.answer(to: "workspace/executeCommand", shown).at("error", "message")?.string
    #expect(place?.hasSuffix("en.yml, line 2") == true)
  }
}
