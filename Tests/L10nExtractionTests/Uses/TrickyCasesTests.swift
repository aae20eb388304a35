import Testing

@testable import L10nExtraction

@Suite("Code whose keys are easily mistaken")
struct TrickyCasesTests {
  @Test("both branches of a condition are keys, unless one of them is a string")
  func ternary() {
    #expect(ExtractedCode(#"let v = Text(done ? "Done" : "Open")"#).keys == ["Done", "Open"])
    let mixed = ExtractedCode(#"func f(done: Bool, name: String) { Text(done ? "Done" : name) }"#)
    #expect(mixed.keys == [])
    #expect(mixed.undecided == 0)
  }

  @Test("a literal that is added to a string isn't a key")
  func concatenation() {
    #expect(ExtractedCode(#"func f(name: String) { Text("Hello " + name) }"#).keys == [])
  }

  @Test("a replacement for a missing string isn't a key, but one for a missing key is")
  func replacement() {
    #expect(ExtractedCode(#"func f(name: String?) { Text(name ?? "Unknown") }"#).keys == [])
    #expect(ExtractedCode(#"func f(t: LocalizedStringKey?) { Text(t ?? "Unknown") }"#).keys == ["Unknown"])
  }

  @Test("a percent sign is doubled next to interpolations, and several values get positions")
  func percentSigns() {
    let code = ExtractedCode(
      #"func f(items: [Int], total: Double) { Text("\(items.count) of \(total, specifier: "%.1f") %"); Text("50%") }"#)
    #expect(code.keys == ["%lld of %.1f %%", "50%"])
    #expect(code.first?.positional == "%1$lld of %2$.1f %%")
    #expect(
      code.plan()?.text.contains(
        #""localizations" : {\#n        "en" : {\#n          "stringUnit" : {\#n            "state" : "new","#) == true)
  }

  @Test("the element of a range has the type of its bounds, and an unknown type is read from the catalog")
  func rangeElement() {
    let known = ExtractedCode(
      #"struct V { let phaseCount: Int16; var b: some View { ForEach(0..<phaseCount, id: \.self) { i in Text("Phase \(i + 1)") } } }"#
    )
    #expect(known.keys == ["Phase %d"])
    let unknown = ExtractedCode(#"let v = ForEach(phases) { i in Text("Phase \(i + 1)") }"#)
    #expect(unknown.keys == [])
    #expect(unknown.undecided == 1)
    let settled = unknown.plan(#""Phase %d" : { }"#)
    #expect(settled?.isEmpty == true)
    #expect(settled?.places["Phase %d"]?.count == 1)
    let undecided = unknown.plan()
    #expect(undecided?.undecided.count == 1)
    #expect(undecided?.isEmpty == true)
    #expect(unknown.plan(#""Phase %d" : { }, "Phase %@" : { }"#)?.undecided.count == 1)
  }

  @Test("a default value, a table and a comment are read from the call")
  func defaultValue() {
    let code = ExtractedCode(
      #"func f(a: String, b: String) { String(localized: "size.format", defaultValue: "\(a) of \(b)", table: "Units", comment: "C") }"#
    )
    #expect(code.first?.table == "Units")
    #expect(code.first?.comment == "C")
    #expect(code.first?.defaultValue == "%1$@ of %2$@")
    let text = code.plan(table: "Units")?.text
    #expect(text?.contains(#""extractionState" : "extracted_with_value""#) == true)
    #expect(text?.contains(#""value" : "%1$@ of %2$@""#) == true)
    #expect(code.plan()?.isEmpty == true)
  }

  @Test("the initializer of a struct takes keys for the properties that are keys")
  func memberwise() {
    let code = ExtractedCode(
      #"struct Row: View { let title: LocalizedStringKey; var note: String = "" }"#,
      #"let v = Row(title: "A", note: "B")"#)
    #expect(code.keys == ["A"])
  }

  @Test("the branches of a switch are the values of a property")
  func switchExpression() {
    let code = ExtractedCode(
      #"""
      enum Tab { case home
        var title: LocalizedStringResource {
          switch self {
          case .home: "Home"
          case .default:
            "Usual"
          @unknown default: "Other"
          }
        }
      }
      """#)
    #expect(code.keys == ["Home", "Usual", "Other"])
  }

  @Test("an overload with a string is preferred for a literal, unless it is disfavored")
  func overloads() {
    let use = #"let xs: [Item] = [.init(name: "A")]"#
    let string = "init(name: String) { }"
    #expect(
      ExtractedCode("struct Item { init(name: LocalizedStringResource) { }\n @_disfavoredOverload \(string) }", use)
        .keys
        == ["A"])
    #expect(ExtractedCode("struct Item { init(name: LocalizedStringResource) { }\n \(string) }", use).keys == [])
  }

  @Test("an initializer that the app adds to a framework's type is used where its labels fit")
  func addedInitializer() {
    let code = ExtractedCode(
      #"extension Button where Label == Text { init(_ t: String, icon: Icon) { } }"#,
      #"enum Menu { enum Button { case a } }"#, #"func f() { Button("Save", icon: .x); Button("Open") { } }"#)
    #expect(code.keys == ["Open"])
  }

  @Test("previews and code that is never compiled have no keys, but both branches of a condition have")
  func excludedCode() {
    let code = ExtractedCode(
      #"""
      #Preview("Name") { Text("Sample") }
      struct P: PreviewProvider { static var previews: some View { Text("Sample") } }
      #if false
      let a = Text("Never")
      #else
      let b = Text("Always")
      #endif
      #if DEBUG
      let c = Text("Debug")
      #elseif os(macOS)
      let d = Text("Mac")
      #endif
      """#)
    #expect(code.keys == ["Always", "Debug", "Mac"])
    #expect(code.plan(#""Sample" : { "localizations" : { "de" : { } } }, "Always" : { }"#)?.stale == [])
  }

  @Test("a type of another module is unknown, so its key is neither added nor stale")
  func foreignModule() {
    let code = ExtractedCode(#"func f() { LaunchAtLogin.Toggle("Open at login"); SwiftUI.Toggle("A", isOn: $a) }"#)
    #expect(code.keys == ["A"])
    let plan = code.plan(#""A" : { }, "Open at login" : { "localizations" : { "de" : { } } }"#)
    #expect(plan?.isEmpty == true)
  }

  @Test("NSLocalizedString and the app's macros take names, which have no interpolations")
  func macros() {
    #expect(ExtractedCode(#"let a = NSLocalizedString("Delete “\(name)”?", comment: "")"#).extraction.keys.isEmpty)
    let code = ExtractedCode(#"let a = NSLocalizedString("k", tableName: "T", value: "V", comment: "c")"#)
    #expect(code.first?.table == "T")
    #expect(code.first?.defaultValue == "V")
    #expect(code.plan(table: "T")?.text.contains(#""extractionState" : "extracted_with_value""#) == true)
    for (constant, table) in [
      ("static let file = \"T\"", "T"), ("let file: String = \"T\"", "T"), ("var file = \"T\"", nil),
    ] {
      let code = ExtractedCode(
        "enum A { \(constant)\nlet a = NSLocalizedString(\"k\", tableName: Self.file, comment: \"\") }")
      #expect(code.keys == (table == nil ? [] : ["k"]))
      if let table { #expect(code.first?.table == table) } else { #expect(code.possible == ["k"]) }
    }
    let own = #"let a = LocalizedString("k", comment: "c")"#
    #expect(ExtractedCode(own).keys == [])
    #expect(ExtractedCode(own, custom: .init(macros: ["LocalizedString"])).keys == ["k"])
  }

  @Test("the first phrase of an App Shortcut is the key of all, and parameters keep their names")
  func appIntents() {
    let code = ExtractedCode(
      #"""
      import AppIntents
      let s = AppShortcut(
        intent: I(), phrases: ["Open \(.applicationName)", "Start \(.applicationName)"], shortTitle: "Open")
      let p = Summary("Add \(\.$item)")
      """#)
    #expect(code.keys == ["Open ${applicationName}", "Open", "Add ${item}"])
    let text = code.plan(table: "AppShortcuts")?.text
    #expect(text?.contains(#""stringSet" : {"#) == true)
    #expect(text?.contains(#""Start ${applicationName}""#) == true)
    #expect(code.plan()?.added == ["Add ${item}", "Open"])
  }

  @Test("the comments of several places are sorted, and a key that isn't used is stale only if it is translated")
  func comments() {
    let code = ExtractedCode(
      #"func f() { String(localized: "A", comment: "Title"); Text("A", comment: "Button"); Text("B") }"#)
    let plan = code.plan(
      #"""
      "A" : { }, "B" : { "comment" : "Mine" }, "gone.a" : { "localizations" : { "de" : { } } }, "gone.b" : { },
      "gone.c" : { "extractionState" : "manual" }, "gone.d" : { "extractionState" : "migrated" }
      """#)
    #expect(plan?.comments == ["A"])
    #expect(plan?.text.contains(#""comment" : "Button\nTitle""#) == true)
    #expect(plan?.text.contains(#""comment" : "Mine""#) == true)
    #expect(plan?.stale == ["gone.a"])
    #expect(plan?.removed == [])
    #expect(code.plan(#""A" : { "shouldTranslate" : false, "comment" : "Button\nTitle" }, "B" : { }"#)?.isEmpty == true)
    var partial = CatalogPlan.Options()
    partial.isComplete = false
    #expect(code.plan(#""gone.a" : { "localizations" : { "de" : { } } }"#, partial)?.stale == [])
    var options = CatalogPlan.Options()
    options.prunes = true
    #expect(code.plan(#""gone.b" : { }, "A" : { }"#, options)?.removed == ["gone.b"])
  }
}
