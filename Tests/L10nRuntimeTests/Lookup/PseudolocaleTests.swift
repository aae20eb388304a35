import L10nAllLanguages
import Foundation
@_spi(Generated) import L10nRuntime
import Testing

@Suite("Pseudolocales in an app")
struct PseudolocaleTests {
  private static let keys: StaticString = """
    bought count:Int name:String
    days
    title
    when day:Date
    """
  private static let korean: StaticString = #"""
    \{name}\<을(를)|을|를> \{count plural}\(=0)안 샀어요\(other)\*개 샀어요\.
    \l\,월요일\,화요일
    매장
    \{day date long}에
    """#
  private static let accented: StaticString = #"""
    [\{name}\<을(를)|을|를> \{count plural}\(=0)안안 샀샀어요\(other)\*개개 샀샀어요\.]
    \l\,[월월요일]\,[화화요일]
    [매매장]
    [\{day date long}에에]
    """#

  private func texts(_ languages: String..., pseudolocales: Bool = true) -> Localization {
    Localization(
      source: "ko", fallback: ["en"], programs: .version1, keys: Self.keys,
      tables: [("ko", Self.korean), ("en", "\n\nStores")],
      pseudolocales: pseudolocales ? [("en-XA", Self.accented), ("ar-XB", "\n\n매장의 글\n")] : [],
      languageTables: .all,
      preferences: LanguagePreferences(languages: languages))
  }

  @Test("pseudolocales have the source's plurals and particles, if they are selected")
  func accented() {
    let texts = texts("en-XA", "ko")
    #expect(texts.chain == ["en-XA", "ko", "en"])
    #expect(texts.text(SampleCatalog.id("title")) == "[매매장]")
    #expect(texts.text(forKey: "title") == "[매매장]")
    let id = SampleCatalog.id("bought count:Int name:String")
    #expect(texts.text(id, .int(3), .string("크림")) == "[크림을 3개개 샀샀어요]")
    #expect(texts.text(id, .int(0), .string("팩트")) == "[팩트를 안안 샀샀어요]")
    #expect(texts.list(SampleCatalog.id("days")) == ["[월월요일]", "[화화요일]"])
  }

  @Test("pseudolocales write numbers and dates like the source, in the user's region")
  func formats() {
    let day = Date(timeIntervalSince1970: 0)
    let id = SampleCatalog.id("when day:Date")
    let korean = texts("ko").text(id, .date(day))
    #expect(texts("en-XA").text(id, .date(day)) == "[\(korean.dropLast())에에]")
  }

  @Test("each pseudolocale has its own strings, and falls back like any language")
  func bidirectional() {
    #expect(texts("ar-XB").text(SampleCatalog.id("title")) == "매장의 글")
    #expect(texts("ar-XB", "ko").list(SampleCatalog.id("days")) == ["월요일", "화요일"])
  }

  @Test("pseudolocales don't match real languages")
  func matching() {
    #expect(texts("ko", "en-XA").chain == ["ko", "en"])
    #expect(texts("ar").chain == ["en", "ko"])
    #expect(texts("en-US").chain == ["en", "ko"])
    #expect(texts("ko").languages(acceptLanguage: "*") == ["en", "ko"])
  }

  @Test("pseudolocales don't exist unless the app enables them")
  func off() {
    let texts = texts("en-XA", pseudolocales: false)
    #expect(texts.languages == ["ko", "en"])
    #expect(texts.chain == ["en", "ko"])
    #expect(texts.text(SampleCatalog.id("title")) == "Stores")
    #expect(self.texts("ko").languages == ["ko", "en", "en-XA", "ar-XB"])
  }

  @Test("the app can switch to pseudolocales and back")
  func switching() {
    let preferences = LanguagePreferences(languages: ["ko"])
    let texts = Localization(
      source: "ko", fallback: [], programs: .version1, keys: "title", tables: [("ko", "매장")],
      pseudolocales: [("en-XA", "[매매장]"), ("ar-XB", "장매")], languageTables: .all, preferences: preferences)
    let id = SampleCatalog.id("title")
    #expect(texts.text(id) == "매장")
    preferences.setLanguages(["en-XA"])
    #expect(texts.text(id) == "[매매장]")
    preferences.setLanguages(["ar-XB"])
    #expect(texts.text(id) == "장매")
    #expect(withLanguages(["en-XA"]) { texts.text(id) } == "[매매장]")
    preferences.setLanguages(["ko"])
    #expect(texts.text(id) == "매장")
  }
}
