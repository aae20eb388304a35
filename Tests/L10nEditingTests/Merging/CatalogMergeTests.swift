import Testing

@testable import L10nFormats

@Suite("Merging String Catalogs by key")
struct CatalogMergeTests {
  private static func catalog(_ keys: [String], value: (String) -> String = { _ in "v" }) -> String {
    let strings = keys.map { key -> JSONValue.Member in
      let unit = JSONValue.object([("state", .string("translated")), ("value", .string(value(key)))])
      return (key, .object([("localizations", .object([("ko", .object([("stringUnit", unit)]))]))]))
    }
    return JSONLayout.xcode.text(
      of: .object([
        ("sourceLanguage", .string("en")), ("strings", .object(strings)), ("version", .string("1.0")),
      ]))
  }

  @Test("new keys of both sides are inserted where Xcode would insert them, and a string and its state are one unit")
  func catalog() throws {
    let base = Self.catalog(["Add", "item 10", "Zoo"])
    let ours = Self.catalog(["Add", "Box", "item 10", "Zoo"])
    let theirs = Self.catalog(["Add", "item 2", "item 10", "Zip", "Zoo"])
    let (text, conflicts) = try MergedFiles.merged(base, ours, theirs)
    #expect(conflicts.isEmpty)
    #expect(text == Self.catalog(["Add", "Box", "item 2", "item 10", "Zip", "Zoo"]))
    let state = base.replacing("\"state\" : \"translated\"", with: "\"state\" : \"needs_review\"")
    let changed = Self.catalog(["Add", "item 10", "Zoo"]) { $0 == "Add" ? "new" : "v" }
    let both = try MergedFiles.merged(base, changed, state)
    #expect(both.conflicts == ["strings.Add.localizations.ko.stringUnit"])
  }

  @Test(
    "a string that both sides turned into different kinds of strings is in conflict as a whole",
    arguments: [
      (nil, "text", "plural"), ("text", "plural", "device"), ("substitution", "substitution!", "text"),
      ("text", "text!", "plural"), ("text", "text!", "substitution"), ("plural", "plural!", "plural in device"),
    ])
  func kindsOfString(base: String?, ours: String, theirs: String) throws {
    let unit = { (text: String) in #"{ "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"# }
    let plural = #"{ "plural" : { "other" : \#(unit("%lld")) } }"#
    let kinds = [
      "text": unit("a"), "text!": unit("b"), "plural": #"{ "variations" : \#(plural) }"#,
      "plural!": #"{ "variations" : \#(plural) }"#.replacing("%lld", with: "%lld!"),
      "device": #"{ "variations" : { "device" : { "mac" : \#(unit("c")) } } }"#,
      "plural in device": #"{ "variations" : { "device" : { "mac" : { "variations" : \#(plural) } } } }"#,
      "substitution": #"{ \#(unit("%#@n@").dropFirst().dropLast()), "substitutions" : { "n" : \#(plural) } }"#,
      "substitution!": #"{ \#(unit("%#@n@!").dropFirst().dropLast()), "substitutions" : { "n" : \#(plural) } }"#,
    ]
    func file(_ kind: String?) -> String {
      let localizations = kind.flatMap { kinds[$0] }.map { "\n\"de\" : \($0)\n" } ?? ""
      return #"""
        { "sourceLanguage" : "en", "strings" : { "k" : { "localizations" : { \#(localizations) } } }, "version" : "1.0" }
        """#
    }
    for (one, other) in [(ours, theirs), (theirs, ours)] {
      let (text, conflicts) = try MergedFiles.merged(file(base), file(one), file(other))
      #expect(conflicts == ["strings.k.localizations.de"])
      for (keeps, kind) in [(true, one), (false, other)] {
        let chosen = MergedFiles.choosing(ours: keeps, of: text)
        let value = try #require(JSONSource(Array(chosen.utf8))?.root.value, "\(chosen)")
        let expected = try #require(JSONSource(Array(file(kind).utf8))?.root.value)
        #expect(value == expected)
      }
    }
  }

  @Test("categories that both sides add to a plural, and texts that both change in it, are merged")
  func categories() throws {
    let unit = { (text: String) in #"{ "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"# }
    func file(_ forms: [String]) -> String {
      let variants = forms.map { "\"\($0.prefix { $0 != " " })\" : \(unit($0))" }.joined(separator: ",\n")
      return #"""
        { "sourceLanguage" : "en", "strings" : { "k" : { "localizations" : { "de" : { "variations" : { "plural" : {
        \#(variants)
        } } } } } }, "version" : "1.0" }
        """#
    }
    let (text, conflicts) = try MergedFiles.merged(
      file(["one", "other"]), file(["few", "one", "other"]), file(["one a", "other"]))
    #expect(conflicts.isEmpty)
    #expect(text == file(["few", "one a", "other"]))
  }

  @Test("an object that one side emptied and the other added to has no blank line")
  func emptied() throws {
    let base = Self.catalog(["Add"])
    let ours = base.replacing(/"localizations" : \{[^@]*?\n {6}\}/, with: "\"localizations\" : {\n\n      }")
    let korean = try #require(base.firstMatch(of: /"ko"[^@]*?\n {8}\}/)).0
    let theirs = base.replacing(korean, with: "\(korean),\n        \(korean.replacing("ko", with: "zh-Hans"))")
    #expect(ours != base && theirs != base)
    for (one, other) in [(ours, theirs), (theirs, ours)] {
      let (text, conflicts) = try MergedFiles.merged(base, one, other)
      #expect(conflicts.isEmpty)
      #expect(text == base.replacing("\"ko\"", with: "\"zh-Hans\""))
    }
  }

  @Test("an object whose strings both sides removed is written in Xcode's form")
  func emptiedByBoth() throws {
    let whole = Self.catalog(["Add"])
    let korean = try #require(whole.firstMatch(of: /"ko"[^@]*?\n {8}\}/)).0
    let base = whole.replacing(korean, with: "\(korean),\n        \(korean.replacing("ko", with: "zh-Hans"))")
    let (text, conflicts) = try MergedFiles.merged(base, whole, whole.replacing("\"ko\"", with: "\"zh-Hans\""))
    #expect(conflicts.isEmpty)
    #expect(text == whole.replacing(korean, with: "").replacing("        \n", with: "\n"))
  }
}
