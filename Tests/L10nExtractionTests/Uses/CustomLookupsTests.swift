import Testing

@testable import L10nCatalog
@testable import L10nExtraction

@Suite("Lookups that only one project has")
struct CustomLookupsTests {
  private func keys(_ code: String, keyArguments: [String] = [], lookups: [StringLookup] = []) -> [String] {
    ExtractedCode(
      code, custom: .init(keyArguments: keyArguments.compactMap { StringLookup.Name($0) }, lookups: lookups)
    ).keys
  }

  @Test("an argument of a package's function is a key if the configuration says so")
  func keyArguments() {
    let recorder = #"let a = KeyboardShortcuts.Recorder("Toggle", name: .toggle)"#
    #expect(keys(recorder) == [])
    #expect(keys(recorder, keyArguments: ["KeyboardShortcuts.Recorder(_:)"]) == ["Toggle"])
    #expect(keys(recorder, keyArguments: ["Other.Recorder(_:)"]) == [])
    let banner = #"func f() { view.banner("id", title: "Hello \(1)", message: flag ? "A" : "B") }"#
    #expect(keys(banner, keyArguments: ["banner(title:message:)"]) == ["Hello %lld", "A", "B"])
  }

  @Test("a macro of the project has keys also where the app declares it as a function")
  func declaredMacro() {
    let code = ExtractedCode(
      "func AppString(_ key: String, comment: String) -> String { key }", #"let a = AppString("A", comment: "B")"#,
      custom: .init(macros: ["AppString"]))
    #expect(code.keys == ["A"] && code.first?.comment == "B")
  }

  @Test("literals that the app's own functions and properties look up are keys")
  func lookups() {
    let property = StringLookup(name: "localized", key: .receiver)
    #expect(keys(#"let a = "Open".localized + "Close".uppercased"#, lookups: [property]) == ["Open"])
    let function = StringLookup(
      qualifiers: ["Strings"], name: "tr", labels: [nil, nil], key: .argument(1), table: .argument(0))
    let code =
      #"let a = Strings.tr("Shop", "Open"); let b = Other.tr("Shop", "Close"); let c = Strings.tr(table, "Away")"#
    let found = ExtractedCode(code, custom: .init(lookups: [function]))
    #expect(found.keys == ["Open"])
    #expect(found.first?.table == "Shop")
  }

  @Test("a key that only the app's own functions look up is added as managed by hand, so that Xcode keeps it")
  func manual() {
    let code = ExtractedCode(
      #"let a = "Own".localized; let b = "Both".localized; let c = Text("Both")"#,
      custom: .init(lookups: [StringLookup(name: "localized", key: .receiver)]))
    let plan = code.plan()
    #expect(plan?.added == ["Both", "Own"])
    #expect(plan?.text.contains("\"Own\" : {\n      \"extractionState\" : \"manual\"\n    }") == true)
    #expect(plan?.text.contains("\"Both\" : {\n\n    }") == true)
  }

  @Test("the setting decides which unused keys become stale")
  func staleness() {
    let entries =
      "\"A b\" : { \"localizations\" : { \"de\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\" } } } }"
    func stale(_ code: String, _ staleness: ExtractionSettings.Staleness) -> [String]? {
      var options = CatalogPlan.Options()
      options.staleness = staleness
      return ExtractedCode(code).plan(entries, options)?.stale
    }
    let maybe = #"let a = f("A b")"#
    #expect(stale(maybe, .certain) == [])
    #expect(stale(maybe, .xcode) == ["A b"])
    #expect(stale("", .certain) == ["A b"])
    #expect(stale("", .never) == [])
  }
}
