import L10nAllLanguages
import Testing

@testable import L10nLanguage

@Suite("A canonical language tag")
struct LanguageTagCanonicalTests {
  @Test(
    "deprecated, legacy and overlong subtags get their current names",
    arguments: [
      ("iw", "he"), ("in-ID", "id-ID"), ("cmn", "zh"), ("zh-cmn-Hant", "zh-Hant"), ("zh-min-nan", "nan"),
      ("tl-PH", "fil-PH"),
      ("mo", "ro"), ("sh", "sr-Latn"), ("sh-Cyrl", "sr-Cyrl"), ("i-klingon", "tlh"), ("eng-840", "en-US"),
      ("kor", "ko"),
      ("art-lojban", "jbo"), ("en-GB-oed", "en-GB-oxendict"), ("sgn-BE-FR", "sfb"), ("zh-min-nan-TW", "nan-TW"),
      ("zh-xiang", "hsn"), ("sl-rozaj-biske", "sl-biske-rozaj"), ("zh-hakka", "hak"), ("zh-yue-HK", "yue-HK"),
      ("hy-arevmda", "hyw"), ("sgn-US", "ase"), ("cnr", "sr-ME"), ("prs", "fa-AF"), ("ko-Qaai", "ko-Zinh"),
      ("ja-heploc", "ja-alalc97"), ("de-DD", "de-DE"), ("ru-SU", "ru-RU"), ("hy-SU", "hy-AM"), ("en-UK", "en-GB"),
      ("ko-KR-u-nu-hang-x-foo", "ko-KR-u-nu-hang-x-foo"), ("xyzzy", "xyzzy"),
    ])
  func replaces(identifier: String, expected: String) {
    #expect(LanguageTag(identifier)?.canonicalized().description == expected)
  }
}
