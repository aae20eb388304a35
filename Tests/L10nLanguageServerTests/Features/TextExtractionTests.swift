import Testing

@testable import L10nJSONRPC
@testable import L10nLanguageServer

@Suite("Extracting texts of Swift code")
struct TextExtractionTests {
  private let files = [
    "translations/en.yml": "title: Store\n", "translations/ko.yml": "title: 매장\n",
    "User.swift": "struct User { let name: String; let balance: Float }\n",
  ]

  private func title(_ marked: String, in files: [String: String]? = nil) throws -> String? {
    var editor = try TestEditor(files ?? self.files, capabilities: TestEditor.resolving)
    let actions = try editor.actions(at: marked, in: "App.swift", only: ["refactor.extract"])
    return actions.first?["title"]?.string
  }

  @Test("the text becomes a string, and the code calls its accessor; types are those of other files")
  func extracted() throws {
    var editor = try TestEditor(files, capabilities: TestEditor.resolving)
    let code = #"func f(user: User) { label.text = "Pay \(user.name)" }"#
    let actions = try editor.actions(at: code.replacing("Pay", with: "P▮ay"), in: "App.swift")
    #expect(actions.map { $0["kind"] } == ["refactor.extract"])
    #expect(actions.first?["edit"] == nil)
    let english = try editor.text(of: "translations/en.yml", "title: Store\n", with: actions.first)
    #expect(english == "title: Store\npay: Pay {name}\n")
    let swift = try editor.text(of: "App.swift", code, with: actions.first)
    #expect(swift == "func f(user: User) { label.text = L10n.pay(name: user.name) }")
  }

  @Test("a text that the project has already is called, and nothing is added")
  func known() throws {
    var editor = try TestEditor(files)
    let code = #"let a = Text("Store")"#
    let action = try editor.actions(at: code.replacing("Sto", with: "Sto▮"), in: "App.swift").first
    #expect(action?.at("edit", "changes", editor.uri("translations/en.yml")) == nil)
    #expect(try editor.text(of: "App.swift", code, with: action) == "let a = Text(L10n.title)")
  }

  @Test(
    "texts that only developers or other programs see have no action",
    arguments: [
      #"print("Store is o▮pen")"#, #"let a = Image("Store fro▮nt")"#, #"if a == "Store is o▮pen" { }"#,
      #"enum A: String { case a = "Pay n▮ow" }"#, #"let a = "store.ti▮tle""#, #"let a = Sto▮re("Pay now")"#,
    ])
  func silent(marked: String) throws {
    #expect(try title(marked) == nil)
  }

  @Test("a project with modules has no action, because a text doesn't show which of them it belongs to")
  func modules() throws {
    #expect(try title(#"label.text = "Pay n▮ow""#) == "Extract string to translation files")
    let module = "modules:\n  - name: App\n    translations: App\n    output: { directory: App/Generated }\n"
    let files = [
      "l10n.yml": "source: en\nlanguages: [en, ko]\n" + module, "App/en.yml": "a: A\n", "App/ko.yml": "a: 가\n",
    ]
    #expect(try title(#"label.text = "Pay n▮ow""#, in: files) == nil)
  }

  @Test("a value whose type no argument has is refused with the reason, and a document that changed, too")
  func refused() throws {
    var editor = try TestEditor(files, capabilities: TestEditor.resolving)
    let code = #"func f(user: User) { label.text = "Pay ▮\(user.balance)" }"#
    let action = try #require(try editor.actions(at: code, in: "App.swift").first)
    let refusal = editor.answer(to: "codeAction/resolve", action)
    #expect(refusal.at("error", "message")?.string?.hasPrefix("the type of 'user.balance' is 'Float'") == true)
    try editor.show(code, in: "App.swift")
    #expect(editor.answer(to: "codeAction/resolve", action).at("error", "code") == -32801)
  }

  @Test("an editor that can't ask for edits gets them at once, and no action without one")
  func eager() throws {
    var editor = try TestEditor(files)
    #expect(try editor.actions(at: #"label.text = "Pay n▮ow""#, in: "App.swift").first?["edit"] != nil)
    let refused = #"func f(user: User) { label.text = "Pay ▮\(user.balance)" }"#
    #expect(try editor.actions(at: refused, in: "App.swift").isEmpty)
  }
}
