import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("The places of missing messages")
struct MissingPlacesTests {
  private func missing(_ files: KeyValuePairs<String, String>) -> [String] {
    MarkedBundles(files).found(by: .missingKey)
  }

  @Test("missing messages are in the file of the same table, not in the first file of the language")
  func table() {
    let found = missing([
      "App/ko.lproj/Shop.strings": "title = \"매장\"; \"Sign in now\" = \"로그인\";",
      "App/en.lproj/About.strings": "name = Shop;", "App/ko.lproj/About.strings": "name = \"매장\";",
      "App/en.lproj/Shop.strings": "❶title = Shop;",
    ])
    #expect(found.map { $0.prefix(1) } == ["❶"])
  }

  @Test("missing messages are at the key in a catalog, even if the language has no strings in it")
  func catalog() {
    let unit = #"{ "stringUnit" : { "state" : "translated", "value" : "매장" } }"#
    let localizations = "\"ko\" : \(unit), \"fr\" : \(unit)"
    let found = missing([
      "Shop.xcstrings":
        "{ \"sourceLanguage\" : \"ko\", \"strings\" : { ❶\"shop.title\" : { \"localizations\" : { \(localizations) } } }, "
        + "\"version\" : \"1.0\" }",
      "ko.lproj/A.strings": "name = \"매장\";", "en.lproj/A.strings": "name = Shop;",
      "fr.lproj/A.strings": "name = Boutique;",
    ])
    #expect(found.map { $0.prefix(1) } == ["❶"])
    #expect(found.first?.contains("no file") == false)
  }

  @Test("the finding says that a language has no file of a table")
  func withoutFile() {
    let found = missing([
      "ko.lproj/Shop.strings": "title = \"매장\";", "ko.lproj/Localizable.strings": "name = \"다봄\";",
      "en.lproj/Localizable.strings": "name = DABOM;",
    ])
    #expect(found.map { $0.contains("which has no file for 'Shop'") } == [true])
  }
}
