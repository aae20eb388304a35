import L10nAllLanguages
import Testing

@testable import L10nLanguage

@Suite("A language tag")
struct LanguageTagTests {
  @Test(
    "a tag is written in canonical case, whatever it was read from",
    arguments: [
      ("ko", "ko"), ("KO_kr", "ko-KR"), ("zh_hANT_tw", "zh-Hant-TW"), ("es-419", "es-419"),
      ("ca-es-VALENCIA", "ca-ES-valencia"), ("sl-rozaj-biske-1994", "sl-rozaj-biske-1994"),
      ("de-CH-1901-u-CO-phonebk-x-Foo", "de-CH-1901-u-co-phonebk-x-foo"),
      ("en-t-ja-u-ca-gregory", "en-t-ja-u-ca-gregory"),
      ("x-whatever", "x-whatever"), ("i-klingon", "i-klingon"), ("en-GB-oed", "en-gb-oed"),
      ("zh-min-nan", "zh-min-nan"),
      ("zh-yue-HK", "zh-yue-HK"), ("und", "und"), ("store", "store"),
      ("qaa-Qaaa-QM-x-southern", "qaa-Qaaa-QM-x-southern"),
    ])
  func canonicalCase(identifier: String, expected: String) {
    #expect(LanguageTag(identifier)?.description == expected)
  }

  @Test(
    "a text that isn't well formed isn't a tag",
    arguments: [
      "", "-", "a", "ko-", "-ko", "ko--KR", "ko KR", "한국어", "ko-KR.UTF-8", "abcdefghi", "de-419-DE", "a-DE", "en-u",
      "en-x",
      "x", "ar-a-aaa-b-bbb-a-ccc", "en-fonipa-fonipa", "1en", "en-é", "ko-abcdefghi", "zh-\u{0}",
    ])
  func malformed(identifier: String) {
    #expect(LanguageTag(identifier) == nil)
  }

  @Test("a tag has its parts")
  func parts() throws {
    let tag = try #require(LanguageTag("zh-yue-hant-hk-jyutping-u-nu-hanidec-x-a-b"))
    #expect(tag.language == "zh")
    #expect(tag.extendedLanguages == ["yue"])
    #expect(tag.script == "Hant")
    #expect(tag.region == "HK")
    #expect(tag.variants == ["jyutping"])
    #expect(tag.extensions == ["u-nu-hanidec"])
    #expect(tag.privateUse == "a-b")
  }

  @Test("any bytes are read without a trap")
  func anyBytes() {
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array("azAZ019-_ xi\u{7F}é".unicodeScalars)
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...24, using: &generator) {
        text.unicodeScalars.append(alphabet.randomElement(using: &generator) ?? "-")
      }
      if let tag = LanguageTag(text) {
        #expect(LanguageTag(tag.description) == tag, "\(text)")
        _ = tag.canonicalized().maximized()
      }
    }
  }
}
