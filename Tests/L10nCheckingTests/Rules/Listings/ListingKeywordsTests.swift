import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("listing-keywords")
struct ListingKeywordsTests {
  private func found(_ keywords: String) -> [String] {
    CatalogTestSupport.found(by: .listingKeywords, inListing: ["en-US/keywords.txt": keywords])
  }

  private func fixed(_ keywords: String) -> String {
    var bundles = MarkedBundles(["en-US/keywords.txt": keywords])
    bundles.store = .appStore
    bundles.source = "en-US"
    return bundles.fixed(keywords, by: .listingKeywords)
  }

  @Test("spaces next to commas are one finding, with a fix for all")
  func spaces() {
    #expect(
      found("map,❶ shop") == [
        "❶ warning: the space next to this comma counts towards the limit of 100 characters; delete it"
      ])
    #expect(
      found("coffee map❶ ,shop,  tea\n") == [
        "❶ warning: the spaces next to 2 commas count towards the limit of 100 characters; delete them"
      ])
    #expect(fixed("coffee map ,shop,  green tea, map") == "coffee map,shop,green tea,map")
    #expect(fixed("지도，　가게、 동네") == "지도，가게、동네")
  }

  @Test("a keyword that is here twice is found in any case, and left to a person")
  func repeated() {
    #expect(
      found("map,shop,❶Map") == ["❶ warning: the keyword 'Map' is here twice; delete one, or write another word"])
    #expect(found("카페,지도,❶카페").count == 1)
    #expect(fixed("map,shop,Map") == "map,shop,Map")
  }

  @Test("a long list is read in one pass")
  func long() {
    let keywords = (0..<60_000).map { "k\($0)" }
    #expect(fixed(keywords.joined(separator: ", ")) == keywords.joined(separator: ","))
  }

  @Test("spaces inside keywords, and words that begin alike, are fine")
  func sound() {
    #expect(found("coffee map,shop map,map,maps,shop\n") == [])
    #expect(found("map,,shop,") == [])
    #expect(found("map\n") == [])
  }
}
