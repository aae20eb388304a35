import Testing

@testable import L10nFormats

@Suite("Updates of a localization in a catalog")
struct StringCatalogUpdateTests {
  private func value(_ text: String) throws -> JSONValue {
    try #require(JSONSource(Array(text.utf8))).root.value
  }

  private func updated(_ present: String, to new: String, state: String? = nil) throws -> String {
    let present = try value(present)
    let update = StringCatalogUpdate(of: present, state: state)
    return JSONLayout.xcode.text(of: update.updated(present, to: try value(new)))
  }

  private func text(_ text: String) throws -> String { JSONLayout.xcode.text(of: try value(text)) }

  private func unit(_ text: String, state: String = "translated", _ more: String = "") -> String {
    #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(text)"\#(more) } }"#
  }

  private func plural(_ units: [(String, String)]) -> String {
    let members = units.map { "\"\($0)\" : \($1)" }.joined(separator: ", ")
    return "{ \"variations\" : { \"plural\" : { \(members) } } }"
  }

  @Test("a text is replaced, and keys of other tools are kept")
  func unit() throws {
    #expect(
      try updated(unit("Old", state: "new", ", \"x-tool\" : \"1\""), to: unit("New"))
        == text(unit("New", ", \"x-tool\" : \"1\"")))
  }

  @Test("a plural keeps the spelling and the states of unchanged texts")
  func plural() throws {
    let present = plural([("one", unit("%lld item in %@")), ("other", unit("%lld items in %@", state: "needs_review"))])
    let new = plural([("one", unit("One item in %2$@")), ("other", unit("%1$lld items in %2$@"))])
    #expect(
      try updated(present, to: new, state: "needs-review")
        == text(
          plural([
            ("one", unit("One item in %2$@", state: "needs_review")),
            ("other", unit("%lld items in %@", state: "needs_review")),
          ])))
    #expect(
      try updated(present, to: new)
        == text(plural([("one", unit("One item in %2$@")), ("other", unit("%lld items in %@"))])))
  }

  @Test("a plural in a language without plurals is still a plural")
  func onlyOther() throws {
    #expect(
      try updated(plural([("other", unit("리뷰 %lld개"))]), to: unit("후기 %lld개"))
        == text(plural([("other", unit("후기 %lld개"))])))
  }

  @Test("categories are added and removed")
  func categories() throws {
    let one = unit("%lld item")
    let other = unit("%lld items")
    #expect(
      try updated(plural([("other", other)]), to: plural([("one", one), ("other", other)]))
        == text(plural([("one", one), ("other", other)])))
    #expect(
      try updated(
        plural([("one", one), ("other", other), ("zero", unit("none"))]), to: plural([("one", one), ("other", other)]))
        == text(plural([("one", one), ("other", other)])))
  }

  @Test("a substitution keeps its number's conversion")
  func substitutions() throws {
    func localization(_ specifier: String, _ one: String) -> String {
      """
      { "stringUnit" : { "state" : "translated", "value" : "%#@files@ in %#@albums@" },
        "substitutions" : {
          "albums" : { "argNum" : 2, "formatSpecifier" : "\(specifier)",
            "variations" : { "plural" : { "one" : \(unit("%arg album")), "other" : \(unit("%arg albums")) } } },
          "files" : { "argNum" : 1, "formatSpecifier" : "\(specifier)",
            "variations" : { "plural" : { "one" : \(unit(one)), "other" : \(unit("%arg files")) } } } } }
      """
    }
    #expect(
      try updated(localization("d", "%arg file"), to: localization("lld", "A file"))
        == text(localization("d", "A file")))
  }

  @Test("another kind of localization replaces the existing one")
  func otherKind() throws {
    let new = plural([("one", unit("%lld item")), ("other", unit("%lld items"))])
    #expect(try updated(unit("items: %lld"), to: new) == text(new))
    let list = #"{ "stringSet" : { "state" : "translated", "values" : [ "a", "b" ] } }"#
    #expect(try updated(unit("a"), to: list) == text(list))
  }
}
