import L10nAllLanguages
import Testing

@testable import L10nLanguage

@Suite("A language with data")
struct LanguageTagLocaleDataTests {
  @Test(
    "a language is distinguished from a word that happens to be a well-formed tag",
    arguments: [
      ("ko", true), ("en-GB", true), ("zh_CN", true), ("zh-Hant-HK", true), ("es-419", true), ("ca-ES-valencia", true),
      ("yue", true),
      ("id", true), ("tt", true), ("ht", true), ("kok", true), ("no", true), ("en-001", true), ("iw", false),
      ("store", false), ("common", false),
      ("no-store", false),
      ("id-card", false), ("kr", false), ("cn", false), ("jp", false), ("tw", false), ("und", false), ("x-ko", false),
      ("ko-XX", false),
      ("i-klingon", false), ("app", false), ("home", false),
    ])
  func hasLocaleData(identifier: String, expected: Bool) {
    #expect(LanguageTag(identifier)?.hasLocaleData == expected)
  }
}
