import L10nAllLanguages
import L10nLanguage
import Testing

@testable import L10nRuntime

@Suite("Accept-Language")
struct AcceptLanguageTests {
  private func languages(_ value: String) -> [String] {
    AcceptLanguage(value).languages.map(\.description)
  }

  private func languages(_ value: String, among available: String...) -> [String] {
    AcceptLanguage(value).languages(among: available.compactMap { LanguageTag($0) }, tables: .all).map(\.description)
  }

  @Test(
    "the languages are sorted by weight, and those of equal weight keep their order",
    arguments: [
      ("ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7", ["ko-KR", "ko", "en-US", "en"]),
      ("da, en-gb;q=0.8, en;q=0.7", ["da", "en-GB", "en"]),
      ("en;q=0.5, zh-TW, ko;q=0.8, ja", ["zh-TW", "ja", "ko", "en"]),
      ("en;q=0.001, ko;q=0.01, ja;q=0.1", ["ja", "ko", "en"]),
      ("en;q=1.000, ko;q=1., ja;q=1", ["en", "ko", "ja"]),
      ("zh-yue-HK, zh-hant-hk;Q=0.5", ["zh-yue-HK", "zh-Hant-HK"]),
      (" \tko\t;\t q=0.5 ,\ten ", ["en", "ko"]),
    ])
  func order(_ value: String, _ expected: [String]) {
    #expect(languages(value) == expected)
  }

  @Test(
    "a weight of 0 refuses a language",
    arguments: [
      ("ko, en;q=0", ["ko"]), ("ko, en;q=0.0, ja;q=0.00, zh;q=0.000", ["ko"]), ("ko, en, en;q=0", ["ko"]),
      ("ko;q=0", []),
    ])
  func refusal(_ value: String, _ expected: [String]) {
    #expect(languages(value) == expected)
  }

  @Test(
    "malformed parts are dropped, and the rest is read",
    arguments: [
      ("", []), (",,, ,", []), (";q=1", []), ("*", []), ("ko;q=", []), ("q=0.5", []),
      ("en;q=1.1, en;q=2, en;q=1.001, en;q=0.1234, en;q=-1, en;q=.5, en;q=0,5, en;q=x, en;q=1e0, ko", ["ko"]),
      ("en;q=0.5;q=0.6, en;level=1, en;q =0.5, en; q= 0.5, ko", ["ko"]),
      ("en_US, e, toolonglanguage, en--US, -en, en-, 日本, e n, \u{0}, ko", ["ko"]),
      ("ko,,en;;q=0.5,ja", ["ko", "ja"]),
    ])
  func malformed(_ value: String, _ expected: [String]) {
    #expect(languages(value) == expected)
  }

  @Test("at most 8 KB are read, and a member that is cut off there is dropped")
  func limit() {
    let padding = String(repeating: " ", count: AcceptLanguage.byteLimit - 5)
    #expect(languages("ko,\(padding)en") == ["ko", "en"])
    #expect(languages("ko,\(padding)en,ja") == ["ko", "en"])
    #expect(languages("ko,\(padding)en-GB") == ["ko"])
    #expect(languages(String(repeating: "x", count: 1_000_000)) == [])
    #expect(languages("ko," + String(repeating: ";", count: 1_000_000)) == ["ko"])
  }

  @Test("a star covers the languages that aren't named, in the server's order")
  func wildcard() {
    #expect(languages("*", among: "en", "ko", "zh-Hans") == ["en", "ko", "zh-Hans"])
    #expect(languages("ko, *;q=0.1", among: "en", "ko", "zh-Hans") == ["ko", "en", "zh-Hans"])
    #expect(languages("*, en;q=0.5", among: "en", "ko", "zh-Hans") == ["ko", "zh-Hans", "en"])
    #expect(languages("*, zh-CN;q=0.5", among: "en", "ko", "zh-Hans") == ["en", "ko", "zh-CN"])
    #expect(languages("ja, en;q=0.5", among: "en", "ko") == ["ja", "en"], "without one nothing is added")
  }

  @Test("a refused language comes after all others, even if the server prefers it")
  func refusedAmongAvailable() {
    #expect(languages("en;q=0, *", among: "en", "ko", "zh-Hans") == ["ko", "zh-Hans"])
    #expect(languages("ja, en;q=0", among: "en", "ko", "zh-Hans") == ["ja", "ko", "zh-Hans"])
    #expect(languages("zh;q=0", among: "zh-Hans", "ko") == ["ko"])
    #expect(languages("zh-CN;q=0", among: "zh-Hans", "zh-Hant", "ko") == ["zh-Hant", "ko"])
    #expect(languages("ko, *;q=0", among: "en", "ko") == ["ko"])
  }

  @Test("the chain of a request is that of its languages")
  func chain() {
    let available = ["ko", "en", "zh-Hans"].compactMap { LanguageTag($0) }
    func chain(_ value: String) -> [String] {
      let chain = LanguageChain(
        available: available, fallback: Array(available[1...1]), source: available[0], tables: .all)
      return chain.resolve(preferred: AcceptLanguage(value).languages(among: available, tables: .all)).map {
        available[$0.index].description
      }
    }
    #expect(chain("zh-TW,zh;q=0.9,ko;q=0.8") == ["zh-Hans", "ko", "en"])
    #expect(chain("zh-HK") == ["zh-Hans", "en", "ko"])
    #expect(chain("en;q=0, fr") == ["ko", "zh-Hans", "en"])
    #expect(chain("") == ["en", "ko"])
  }
}
