import Testing

@testable import L10nExtraction

@Suite("Places that expect keys")
struct ExpectedTypesTests {
  private static let own = """
    struct Row { init(_ title: LocalizedStringKey, action: () -> Void) { } }
    enum Event { case failed(reason: LocalizedStringResource), group(LocalizedStringKey, () -> Void) }
    class Model { var title: LocalizedStringKey = "Initial"; let names: [LocalizedStringResource] }
    func show(_ key: String.LocalizationValue, to name: String) { }
    """

  @Test(
    "literals are keys where the code expects one",
    arguments: [
      (#"let a: LocalizedStringKey = "A""#, ["A"]),
      (#"let a: [Kind: LocalizedStringResource] = [.x: "A", .y: "B"]"#, ["A", "B"]),
      (#"var a: LocalizedStringKey { flag ? "A" : "B" }"#, ["A", "B"]),
      (#"func f() -> LocalizedStringResource? { if flag { return "A" } else { return .init("B") } }"#, ["A", "B"]),
      (#"let a: LocalizedStringKey = if flag { "A" } else { "B" }"#, ["A", "B"]),
      (#"func f(title: LocalizedStringKey = "A") { }"#, ["A"]),
      (#"func f(m: Model) { m.title = "A" }"#, ["A"]),
      (#"func f() { Row("A") { } }"#, ["A"]),
      (#"func f() { send(.failed(reason: "A")); Event.group("B") { } }"#, ["A", "B"]),
      (#"func f() { show("A", to: "B") }"#, ["A"]),
      (#"let a = "A" as LocalizedStringKey"#, ["A"]),
      (#"let a: LocalizedStringKey = { return "A" }()"#, ["A"]),
      (#"func f(rows: [LocalizedStringKey]) { rows.append("A") }"#, ["A"]),
      (
        #"func f() { view.navigationTitle("A").help("B").accessibilityInputLabels(["C", "D"]) }"#, ["A", "B", "C", "D"]
      ),
      (#"func f() { Text(verbatim: "A"); print("B"); Image("C"); Text("D", comment: "E") }"#, ["D"]),
      (#"enum E: LocalizedStringKey { case a = "A" }"#, ["A"]),
      (#"func f() { Text("\(flag ? String(localized: "A") : "B")") }"#, ["A", "%@"]),
      ("let a = Text(\"\"\"\n  One\n    two \\\n  three\n  \"\"\")", ["One\n  two three"]),
      (#"let a = LocalizedStringResource("A", table: "T")"#, ["A"]),
      (#"let a = AttributedString(localized: "A **b**")"#, ["A **b**"]),
    ])
  func keys(code: String, keys: [String]) {
    #expect(Set(ExtractedCode(code, Self.own).keys) == Set(keys + ["Initial"]))
  }

  @Test(
    "what Xcode doesn't extract, although it may be looked up, is only possible",
    arguments: [
      #"let a = Text(.init("A"))"#, #"let a: LocalizedStringKey = .init("A")"#,
      #"let a = LocalizedStringKey.init("A")"#, #"func f(key: String.LocalizationValue = .init("A")) { }"#,
      #"let a = Text(flag ? "A" : "A", tableName: "T")"#,
    ])
  func possible(code: String) {
    let extracted = ExtractedCode(code)
    #expect(extracted.keys == [] && Set(extracted.possible) == ["A"])
  }

  @Test("an interpolation that keys of SwiftUI don't take makes the literal a string, so its key is only possible")
  func strings() {
    let own = "struct User { let name: String?; let isOn: Bool; let id: UUID }"
    let code = ExtractedCode(own, #"func f(u: User) { Text("\(u.name) a"); Text("\(u.isOn) b"); Text("\(u.id) c") }"#)
    #expect(code.keys == ["%@ c"] && code.possible == ["%@ a", "%@ b"])
    #expect(ExtractedCode(own, #"func f(u: User) { String(localized: "\(u.name) a") }"#).keys == ["%@ a"])
  }

  @Test("properties that are declared together have the type that is after the last of them")
  func listedProperties() {
    let row = """
      struct Row: View { let title, detail: LocalizedStringKey, image: String }
      """
    #expect(ExtractedCode(row, #"let a = Row(title: "A", detail: "B", image: "C")"#).keys == ["A", "B"])
  }

  @Test("code that never runs has no keys")
  func neverRun() {
    #expect(ExtractedCode(#"func f() { if false { Text("A") } else { Text("B") } }"#).keys == ["B"])
  }

  @Test(
    "what looks like it is a literal of the type, and so a key",
    arguments: [
      #"let a = LocalizedStringKey("A")"#, #"let a = Text(.init("A", table: "T"))"#,
      #"let a: LocalizedStringResource = .init("A")"#,
      #"let a = Text(flag ? "A" : "A", comment: "B")"#, #"let a = Text("A", tableName: "T")"#,
      #"let a = Alert(title: .init("A"), message: .init("A"))"#,
      #"let a = ShareLink(item: b, preview: .init("A", image: c))"#,
      #"let a = ContentUnavailableView("A", systemImage: "b", description: .init("A"))"#,
      #"let a = view.environment(\.error, .init("A", bundle: .atURL(from: .module)))"#,
    ])
  func certain(code: String) {
    #expect(Set(ExtractedCode(code).keys) == ["A"])
  }

  @Test("a text in a module that doesn't see SwiftUI is only possible, because it may be another library's")
  func otherLibrary() {
    let page = ExtractedCode("import Pages\nlet a = Text(\"A\")", "import Foundation")
    #expect(page.keys == [] && page.possible == ["A"])
    #expect(ExtractedCode("import Pages\nlet a = Text(\"A\")", "import SwiftUI").keys == ["A"])
    let module = ["Kit", "App"]
    #expect(ExtractedCode("import SwiftUI", "import Kit\nlet a = Text(\"A\")", modules: module).keys == ["A"])
    #expect(ExtractedCode("import Foundation", "import Kit\nlet a = Text(\"A\")", modules: module).keys == [])
  }

  @Test("a type with the name of its framework is the framework's, also if the app has one of its own")
  func qualified() {
    let own = "class Button { init(_ title: String) { } }"
    #expect(ExtractedCode(own, #"let a = Button("A"); let b = SwiftUI.Button("B") { }"#).keys == ["B"])
  }

  @Test("the comment of a function of the app isn't a comment for translators")
  func ownComment() {
    let code = ExtractedCode(
      "func row(text: LocalizedStringKey, comment: StaticString) { }", #"func f() { row(text: "A", comment: "B") }"#)
    #expect(code.first?.comment == nil)
  }

  @Test("a type of another module, of a target with the same name or a private one doesn't hide a framework's")
  func visibility() {
    let label = "struct Label { init(_ text: String) { } }"
    let use = #"let a = Label("A", systemImage: "b")"#
    #expect(ExtractedCode(label, use).keys == [])
    #expect(ExtractedCode(label, use, modules: ["Kit", "App"]).keys == ["A"])
    #expect(ExtractedCode(label, "import Kit\n" + use, modules: ["Kit", "App"]).keys == [])
    #expect(ExtractedCode(label, use, modules: ["Old/App", "New/App"]).keys == ["A"])
    let text = "private extension Text { init(_ text: String) { } }"
    #expect(ExtractedCode(text, #"let a = Text("A")"#).keys == ["A"])
  }

  @Test("methods of other types don't decide about the modifiers of views")
  func modifiers() {
    let code = ExtractedCode(
      "class Window { func alert(_ text: String) { } }",
      #"func f() { view.alert("A", isPresented: $b); window.alert("B") }"#)
    #expect(code.keys.contains("A"))
  }
}
