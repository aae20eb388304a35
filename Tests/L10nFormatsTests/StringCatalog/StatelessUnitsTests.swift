import CatalogTestSupport
import Testing

@testable import L10nFormats

@Suite("String units without states")
struct StatelessUnitsTests {
  private func units(_ entries: String) -> StatelessUnits {
    StatelessUnits(ofCatalog: Array(StringCatalogText.catalog(entries).utf8))
  }

  @Test("a unit without a state is found, also in a plural form and for a device")
  func found() {
    let bare = #"{ "stringUnit" : { "value" : "a" } }"#
    for localization in [
      bare, #"{ "variations" : { "plural" : { "one" : \#(bare), "other" : \#(StringCatalogText.unit("b")) } } }"#,
      #"{ "variations" : { "device" : { "mac" : \#(bare) } } }"#, #"{ "stringSet" : { "values" : ["a"] } }"#,
    ] {
      let units = units(StringCatalogText.entry("key", ["de": localization, "fr": StringCatalogText.unit("b")]))
      #expect(units.contains("key", in: "de"))
      #expect(!units.contains("key", in: "fr"))
      #expect(!units.contains("other", in: "de"))
    }
  }

  @Test("a file with mistakes has none", arguments: ["", "[]", "{", #"{ "strings" : { "a" : [] } }"#])
  func mistakes(_ text: String) {
    #expect(!StatelessUnits(ofCatalog: Array(text.utf8)).contains("a", in: "de"))
  }
}
