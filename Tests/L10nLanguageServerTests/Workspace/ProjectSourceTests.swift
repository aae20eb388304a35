import L10nFormats
import TestSupport
import Testing

@testable import L10nJSONRPC
@testable import L10nLanguageServer

@Suite("Strings of other platforms in an editor")
struct ProjectSourceTests {
  private let settings = "source: en\ntranslations: App\nsources: [android/res]\n"
  private static let android = "android/res/values/strings.xml"

  private static func resources(_ text: String) -> String {
    "<resources>\n    <string name=\"title\">\(text)</string>\n    <string name=\"here\">x\u{200B}y</string>\n</resources>\n"
  }

  private func editor(_ settings: String? = nil) throws -> TestEditor {
    try TestEditor([
      "l10n.yml": settings ?? self.settings, "App/en.lproj/Localizable.strings": "title = \"Shops\";\n",
      Self.android: Self.resources("Stores"),
    ])
  }

  @Test("a text that differs between platforms is shown in the other platform's file, with that file's own findings")
  func compared() throws {
    var editor = try editor()
    let diagnostics = editor.diagnostics()
    #expect(Array(diagnostics.keys) == [Self.android])
    #expect(diagnostics[Self.android]?.map(\.rule).sorted() == ["control-character", "platform-text"])
    let text = diagnostics[Self.android]?.first { $0.rule == "platform-text" }
    #expect(text?.range == "1:25-1:31")
    #expect(text?.description.contains("the project's text is 'Shops'") == true)
  }

  @Test("findings follow changes of both sides, typed and on the disk")
  func changes() throws {
    var editor = try editor()
    func rules() -> [String]? { editor.diagnostics()[Self.android]?.map(\.rule) }
    #expect(rules()?.count == 2)
    editor.open("App/en.lproj/Localizable.strings", "title = \"Stores\";\n")
    #expect(rules() == ["control-character"])
    try editor.show(Self.resources("Shops"), in: Self.android)
    #expect(rules()?.contains("platform-text") == true)
    editor.close("App/en.lproj/Localizable.strings")
    #expect(rules() == ["control-character"])
    editor.close(Self.android)
    #expect(rules()?.count == 2)
    try editor.project.write(Self.resources("Shops"), to: Self.android)
    editor.lookAtFiles()
    #expect(rules() == ["control-character"])
  }

  @Test("hovering and fixes work in the other platform's files")
  func features() throws {
    var editor = try editor()
    let text = Self.resources("Stores")
    let hover = try editor.request(
      "textDocument/hover", at: text.replacing("Stores", with: "▮Stores"), in: Self.android)
    #expect(hover.at("contents", "value")?.string?.contains("Stores") == true)
    let actions = try editor.actions(
      at: text.replacing("\u{200B}", with: "▮\u{200B}"), in: Self.android, only: ["quickfix"])
    #expect(actions.count == 1)
    #expect(try editor.text(of: Self.android, text, with: actions.first).contains(">xy</string>"))
  }

  @Test("a place that doesn't exist is shown in l10n.yml, until it does")
  func missing() throws {
    var editor = try editor("source: en\ntranslations: App\nsources: [web]\n")
    let problem = try #require(editor.diagnostics()["l10n.yml"]?.first)
    #expect(problem.description.hasSuffix("/web: there is no such directory; correct 'sources' in l10n.yml"))
    try editor.project.write(Self.resources("Stores"), to: "web/values/strings.xml")
    editor.lookAtFiles()
    let diagnostics = editor.diagnostics()
    #expect(diagnostics["l10n.yml"] == [])
    #expect(diagnostics["web/values/strings.xml"]?.count == 2)
  }
}
