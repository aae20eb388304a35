import Testing

@testable import L10nJSONRPC
@testable import L10nLanguageServer

@Suite("Code actions on unknown accessors")
struct UnknownAccessorActionsTests {
  private let english = "store:\n  visit_us: \"Visit {name}\"\n"
  private let files = [
    "translations/en.yml": "store:\n  visit_us: \"Visit {name}\"\n",
    "translations/ko.yml": "store:\n  visit_us: \"{name} 방문\"\n",
    "Extension.swift": "extension L10n.Store { static var mine: String { title } }\n",
  ]

  @Test("a name that is nearly an accessor's is corrected")
  func corrected() throws {
    var editor = try TestEditor(files)
    let code = "let a = L10n.Store.vistUs(name: b)\n"
    let actions = try editor.actions(at: code.replacing("vist", with: "vi▮st"), in: "App.swift")
    #expect(actions.first?["title"] == "Use 'L10n.Store.visitUs'")
    let corrected = try editor.text(of: "App.swift", code, with: actions.first)
    #expect(corrected == "let a = L10n.Store.visitUs(name: b)\n")
  }

  @Test("the missing string is added in the style of its neighbors, with the arguments of the call, and shown")
  func added() throws {
    var editor = try TestEditor(files, capabilities: TestEditor.resolving)
    let actions = try editor.actions(
      at: "func f(n: Int) { g(L10n.Store.▮orderCount(count: n, name: h())) }", in: "App.swift")
    #expect(actions.map { $0["title"] } == ["Add the missing string for 'L10n.Store.orderCount'"])
    let resolved = try editor.request("codeAction/resolve", #require(actions.first))
    let english = try editor.text(of: "translations/en.yml", english, with: resolved)
    #expect(english == self.english + "  order_count: Order count {count, number, integer} {name}\n")
    try editor.show(english, in: "translations/en.yml")
    let command = try #require(resolved["command"])
    try editor.request("workspace/executeCommand", command)
    let shown = try #require(editor.sent.last)
    #expect(shown["method"] == "window/showDocument")
    #expect(shown.at("params", "uri")?.string == editor.uri("translations/en.yml"))
    #expect(shown.at("params", "selection").flatMap { Range<Position>($0)?.shown } == "2:15-2:58")
  }

  @Test("a whole new namespace is added")
  func namespace() throws {
    var editor = try TestEditor(files)
    let action = try editor.actions(at: "let a = L10n.Shop.tit▮le\n", in: "App.swift").last
    let english = try editor.text(of: "translations/en.yml", english, with: action)
    #expect(english == self.english + "shop:\n  title: Title\n")
  }

  @Test(
    "names that exist, and those that aren't accessors, have no action",
    arguments: [
      "L10n.Store.visit▮Us(name: a)", "L10n.Store.mi▮ne", "L10n.local▮ization", "L10n.Sto▮re.self",
      "L10n.te▮xt(forKey: a)",
      "Other.Store.vis▮it", "// L10n.Store.vi▮st", "L10n.St▮ore2",
    ])
  func silent(marked: String) throws {
    var editor = try TestEditor(files)
    #expect(try editor.actions(at: "let a = \(marked)\n", in: "App.swift", only: ["quickfix"]).isEmpty)
  }

  @Test("a call without labels is refused, because the string's arguments would have no names")
  func unlabeled() throws {
    var editor = try TestEditor(files, capabilities: TestEditor.resolving)
    let action = try #require(try editor.actions(at: "let a = L10n.Store.ord▮er(1)\n", in: "App.swift").first)
    let answer = editor.answer(to: "codeAction/resolve", action)
    #expect(answer.at("error", "message")?.string?.hasPrefix("an argument has no label") == true)
  }
}
