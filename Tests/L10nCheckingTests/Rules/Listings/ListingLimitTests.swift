import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("listing-limit")
struct ListingLimitTests {
  private func letters(_ count: Int, _ letter: String = "a") -> String { String(repeating: letter, count: count) }

  @Test("the App Store's limits are exact, and white space around the text doesn't count")
  func appStore() {
    for (name, limit) in [
      ("name", 30), ("subtitle", 30), ("keywords", 100), ("promotional_text", 170), ("description", 4_000),
      ("release_notes", 4_000),
    ] {
      #expect(found(by: .listingLimit, inListing: ["en-US/\(name).txt": "\n\(letters(limit))\n\n"]) == [])
      #expect(found(by: .listingLimit, inListing: ["en-US/\(name).txt": "\n\(letters(limit))❶b\n"]).count == 1)
    }
  }

  @Test("Google Play's limits are exact")
  func googlePlay() {
    for (name, limit) in [
      ("title", 30), ("short_description", 80), ("full_description", 4_000), ("changelogs/7", 500),
      ("changelogs/default", 500),
    ] {
      func found(_ text: String) -> Int {
        CatalogTestSupport.found(by: .listingLimit, inListing: ["en-US/\(name).txt": text], of: .googlePlay).count
      }
      #expect(found(letters(limit)) == 0)
      #expect(found(letters(limit) + "b") == 1)
    }
  }

  @Test("the finding is at the first character that is too much")
  func place() {
    #expect(
      found(by: .listingLimit, inListing: ["en-US/name.txt": "A", "ko/name.txt": "\(letters(30, "가"))❶나다\n"]) == [
        "❶ error: the name has 32 characters, but the App Store accepts 30; shorten it"
      ])
  }

  @Test("a character is a code point, as in the languages in which stores count")
  func scalars() {
    #expect(found(by: .listingLimit, inListing: ["en-US/name.txt": letters(30, "😀")]) == [])
    #expect(found(by: .listingLimit, inListing: ["en-US/name.txt": letters(15, "e\u{301}") + "❶!"]).count == 1)
  }

  @Test("keywords in Korean are noted if they have more bytes than some guides allow")
  func keywordBytes() {
    #expect(
      found(by: .listingLimit, inListing: ["en-US/keywords.txt": "A", "ko/keywords.txt": "❶\(letters(34, "가"))\n"]) == [
        "❶ info: the keywords have 102 bytes; some guides give 100 bytes as the limit, instead of the 100 characters "
          + "that published listings have"
      ])
    #expect(found(by: .listingLimit, inListing: ["en-US/keywords.txt": letters(33, "가")]) == [])
    #expect(
      found(by: .listingLimit, inListing: ["en-US/keywords.txt": letters(100, "가") + "❶나"]) == [
        "❶ error: the keywords have 101 characters, but the App Store accepts 100; shorten them"
      ])
  }

  @Test("an app's strings have no such limits")
  func strings() {
    #expect(found(by: .listingLimit, in: ["ko.yml": "app-store: { name: \(letters(40)) }\n"]) == [])
  }
}
