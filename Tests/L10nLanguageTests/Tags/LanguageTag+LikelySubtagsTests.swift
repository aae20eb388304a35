import L10nAllLanguages
import Testing

@testable import L10nLanguage

@Suite("Likely subtags")
struct LanguageTagLikelySubtagsTests {
  @Test(
    "missing subtags are filled in",
    arguments: [
      ("ko", "ko-Kore-KR"), ("zh", "zh-Hans-CN"), ("zh-TW", "zh-Hant-TW"), ("zh-Hant", "zh-Hant-TW"),
      ("zh-HK", "zh-Hant-HK"),
      ("en-GB", "en-Latn-GB"), ("sr-ME", "sr-Latn-ME"), ("und", "en-Latn-US"), ("und-KR", "ko-Kore-KR"),
      ("und-Hant-HK", "zh-Hant-HK"), ("und-Latn-CN", "za-Latn-CN"), ("und-Latn-KR", "en-Latn-KR"),
      ("und-Latn", "en-Latn-US"), ("und-419", "es-Latn-419"), ("iw", "he-Hebr-IL"),
      ("zh-Zzzz-ZZ", "zh-Hans-CN"), ("xx", "xx"), ("store", "store"), ("yue", "yue-Hant-HK"),
      ("en-u-ca-buddhist", "en-Latn-US-u-ca-buddhist"), ("es-001", "es-Latn-001"),
    ])
  func maximized(identifier: String, expected: String) {
    #expect(LanguageTag(identifier)?.maximized().description == expected)
  }
}
