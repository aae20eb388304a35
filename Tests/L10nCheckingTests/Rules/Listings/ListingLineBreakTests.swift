import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("listing-line-break")
struct ListingLineBreakTests {
  @Test("a line break in a text of one line is an error, whatever the line ending")
  func oneLine() {
    #expect(
      found(by: .listingLineBreak, inListing: ["en-US/subtitle.txt": "Shops❶\nnearby\n"]) == [
        "❶ error: the subtitle has a line break, but the App Store takes one line; write it in one line"
      ])
    #expect(
      found(by: .listingLineBreak, inListing: ["en-US/keywords.txt": "map,❶\r\nshop\r\n"]) == [
        "❶ error: the keywords have a line break, but the App Store takes one line; separate them by commas alone"
      ])
    #expect(
      found(by: .listingLineBreak, inListing: ["en-US/title.txt": "A❶\nB"], of: .googlePlay).count == 1)
  }

  @Test("line breaks around a text, and in longer texts, are usual")
  func others() {
    #expect(
      found(
        by: .listingLineBreak,
        inListing: [
          "en-US/name.txt": "\nShops\n\n", "en-US/description.txt": "a\n\nb", "en-US/promotional_text.txt": "a\nb",
        ]) == [])
  }
}
