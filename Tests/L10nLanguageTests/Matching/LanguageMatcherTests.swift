import L10nAllLanguages
import Foundation
import Testing

@testable import L10nLanguage

@Suite("Language matching")
struct LanguageMatcherTests {
  @Test("the results are those of ICU 77")
  func sample() throws {
    try compare(LocaleMatcherAnswers.lines.description)
  }

  static let answers = ProcessInfo.processInfo.environment["ICU_ANSWERS"]

  @Test("the results are those of ICU in a large file", .enabled(if: answers != nil, "ICU_ANSWERS names no file"))
  func many() throws {
    try compare(String(contentsOfFile: try #require(Self.answers), encoding: .utf8))
  }

  private func compare(_ answers: String) throws {
    for line in answers.split(separator: "\n") {
      let parts = line.split(separator: "|").map { $0.split(separator: " ") }
      try #require(parts.count == 3, "\(line)")
      let desired = try parts[0].map { try #require(LanguageTag($0), "\($0)") }
      let supported = try parts[1].map { try #require(LanguageTag($0), "\($0)") }
      let match = LanguageMatcher(supported: supported, tables: .all).bestMatch(for: desired)
      #expect([match?.supportedIndex ?? -1, match?.desiredIndex ?? -1] == parts[2].compactMap { Int($0) }, "\(line)")
    }
  }

  @Test(
    "the user gets the language that CLDR's data gives",
    arguments: [
      // A further preference must be nearer by more than the distance between two variants of English.
      ("en-AU ko", "ko en-US", "en-US", 5), ("fr-CH de", "de fr", "fr", 4), ("sr-Latn hr", "hr sr", "sr", 5),
      // One-way: a Luxembourger reads German, but a German doesn't read Luxembourgish.
      ("lb", "de fr", "de", 8), ("de", "lb", nil, nil),
      // Different scripts.
      ("zh-TW", "zh-Hans", nil, nil), ("sr", "sr-Latn", "sr-Latn", 5), ("ja-Latn", "ja", "ja", 5),
      // Related regions.
      ("zh-MO", "zh-TW zh-HK", "zh-HK", 4), ("es-MX", "es es-419", "es-419", 4), ("ar-MA", "ar ar-DZ", "ar-DZ", 4),
      ("en-IN", "en en-GB", "en-GB", 3), ("en-PR", "en-GB en", "en", 4), ("pt-AO", "pt pt-PT", "pt-PT", 4),
      // Tags with the same meaning are distinguished by their spelling.
      ("zh-Hans", "zh zh-Hans-CN zh-Hans", "zh-Hans", 0), ("zh-CN", "zh-Hans zh-Hans-CN", "zh-Hans-CN", 0),
      // Old names.
      ("iw", "he", "he", 0), ("he", "iw", "iw", 0), ("tl", "fil", "fil", 0), ("zh-cmn", "zh", "zh", 0),
      ("en-GB-oed", "en en-GB", "en-GB", 0),
      // Variants and extensions change nothing.
      ("ca-valencia", "es ca", "ca", 0), ("ko-u-nu-hang", "en ko", "ko", 0),
      // Tags that match only themselves.
      ("en-XA", "en", nil, nil), ("en-XA", "en en-XA", "en-XA", 0), ("ar-XB", "ar", nil, nil),
      ("x-foo", "en x-foo", "x-foo", 0),
      ("und", "en", nil, nil), ("und", "en und", "und", 0), ("und-KR", "en ko", "ko", 0),
      // Nothing to choose from or for.
      ("", "en", nil, nil), ("en", "", nil, nil), ("xx-Latn", "en", nil, nil),
    ] as [(String, String, String?, Int?)])
  func examples(desired: String, supported: String, expected: String?, distance: Int?) {
    let tags = supported.split(separator: " ").compactMap { LanguageTag($0) }
    let match = LanguageMatcher(supported: tags, tables: .all).bestMatch(
      for: desired.split(separator: " ").compactMap { LanguageTag($0) })
    #expect(match.map { tags[$0.supportedIndex].description } == expected)
    #expect(match?.distance == distance)
  }
}
