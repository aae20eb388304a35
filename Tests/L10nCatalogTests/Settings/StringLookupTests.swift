import Testing

@testable import L10nCatalog

@Suite("The name of an app's own lookup")
struct StringLookupTests {
  @Test("a name is parsed like in Swift, with or without spaces and backticks")
  func parts() {
    let method = StringLookup.Name("Strings.`default` ( _ : table: )")
    #expect(method?.qualifiers == ["Strings"])
    #expect(method?.name == "default")
    #expect(method?.labels == [nil, "table"])
    let property = StringLookup.Name("_localized")
    #expect(property?.name == "_localized")
    #expect(property?.labels == nil)
    #expect(StringLookup.Name("now()")?.labels == [])
  }

  @Test(
    "a name that isn't that of a function or a property is refused",
    arguments: [
      "", ".", "a.", ".a", "a..b", "tr(", "tr(_)", "tr(_:", "tr(_:x)", "tr(:)", "tr(_:) -> x", "1a", "a b", "`",
    ])
  func refused(_ text: String) {
    #expect(StringLookup.Name(text) == nil)
  }
}
