import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("missing-key in a listing")
struct MissingListingTextTests {
  @Test("a text that a locale doesn't have is reported at the source's, with the file to add")
  func missing() {
    #expect(
      found(
        by: .missingKey,
        inListing: ["en-US/name.txt": "❶Shops\n", "en-US/keywords.txt": "map\n", "ko/keywords.txt": "지도\n"]) == [
          "❶ warning: the name is missing in ko, but en-US has it; add 'ko/name.txt'"
        ])
  }

  @Test("a file without text is where the text is missing")
  func empty() {
    #expect(
      found(
        by: .missingKey,
        inListing: ["en-US/release_notes.txt": "❷Fixes\n", "ko/release_notes.txt": "❶\n", "ko/name.txt": "A"]) == [
          "❶ warning: the release notes of ko are empty, but en-US has them; write the text here (❷ the text in en-US)"
        ])
  }

  @Test("a text that the source doesn't have isn't missing anywhere, and a region isn't a part of a language")
  func others() {
    #expect(
      found(
        by: .missingKey,
        inListing: ["en-US/subtitle.txt": "\n", "en-US/name.txt": "A", "ko/subtitle.txt": "B", "ko/name.txt": "C"])
        == [])
    #expect(
      found(
        by: .missingKey,
        inListing: ["en-US/name.txt": "A", "en-US/subtitle.txt": "❶B", "en-GB/name.txt": "C"]
      ).count == 1)
  }

  @Test("a text that deliver uploads for all locales is noted, since a locale may not need its own")
  func inherited() {
    #expect(
      found(by: .missingKey, inListing: ["default/release_notes.txt": "❶Fixes", "ko/name.txt": "A"]) == [
        "❶ info: the release notes of 'default' are uploaded for ko, which has none; to translate them, add "
          + "'ko/release_notes.txt'"
      ])
  }

  @Test("notes of a version are missing in locales that have those of any version")
  func notes() {
    #expect(
      found(
        by: .missingKey,
        inListing: [
          "en-US/changelogs/2.txt": "❶A", "en-US/title.txt": "B", "ko-KR/changelogs/1.txt": "C", "ko-KR/title.txt": "D",
          "ja-JP/title.txt": "E",
        ], of: .googlePlay) == [
          "❶ warning: the release notes are missing in ko-KR, but en-US has them; add 'ko-KR/changelogs/2.txt'"
        ])
  }

  @Test("a text that can't be read isn't missing")
  func unread() {
    var bundles = MarkedBundles(["en-US/name.txt": "A", "ko/name.txt": "\u{0}b"])
    bundles.store = .appStore
    bundles.source = "en-US"
    #expect(bundles.found(by: .missingKey) == [])
  }
}
