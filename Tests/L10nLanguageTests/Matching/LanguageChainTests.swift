import L10nAllLanguages
import Testing

@testable import L10nLanguage

@Suite("A language chain")
struct LanguageChainTests {
  @Test(
    "a chain follows the device's order, then scripts, fallbacks and the source",
    arguments: [
      ("zh-Hant-TW ko-KR en-US", "ko en zh-Hans"), ("zh-Hant-HK", "zh-Hans en ko"),
      ("zh-Hans-KR ko-KR", "zh-Hans ko en"),
      ("ja-JP", "en ko"), ("yue-Hant-HK en-HK", "en zh-Hans ko"), ("", "en ko"), ("ko", "ko en"),
      ("x-foo und", "en ko"),
      ("en-XA", "en ko"), ("zh-Latn", "zh-Hans en ko"),
    ])
  func sample(preferred: String, expected: String) {
    #expect(chain(preferred, available: "ko en zh-Hans", fallback: "en", source: "ko") == expected)
  }

  @Test("a chain continues from a variant of English to English")
  func kinds() {
    #expect(chain("en-GB", available: "ko en en-GB", fallback: "", source: "ko") == "en-GB en ko")
    #expect(chain("zh-HK", available: "ko zh-Hant zh-HK zh", fallback: "", source: "ko") == "zh-HK zh-Hant zh ko")
  }

  @Test("a chain offers a Chinese user the other script, the region's own variant first")
  func otherScript() {
    #expect(
      chain("zh-Hans-HK", available: "en zh-Hant zh-Hant-HK ja", fallback: "", source: "en") == "zh-Hant-HK zh-Hant en")
    #expect(chain("nan-Hant-TW", available: "en zh-Hans", fallback: "", source: "en") == "zh-Hans en")
    #expect(chain("bo", available: "en zh-Hant", fallback: "", source: "en") == "en")
    #expect(chain("ja", available: "en zh-Hant", fallback: "", source: "en") == "en")
  }

  @Test("fallbacks and the source are found by their meaning if they aren't available as written")
  func inexactFallback() {
    #expect(chain("fr", available: "ko-KR en-US", fallback: "en", source: "ko") == "en-US ko-KR")
    #expect(chain("fr", available: "ko en", fallback: "de", source: "ja") == "")
  }

  @Test("each bundle's position has a reason")
  func reasons() {
    let links = LanguageChain(
      available: tags("ko en zh-Hans ja"), fallback: tags("ja"), source: tags("ko")[0], tables: .all
    ).resolve(preferred: tags("zh-Hant-TW en-AU"))
    #expect(
      links == [
        .init(index: 1, tier: .match, preferenceIndex: 1, distance: 5),
        .init(index: 2, tier: .script, preferenceIndex: 0, distance: nil),
        .init(index: 3, tier: .fallback, preferenceIndex: nil, distance: nil),
        .init(index: 0, tier: .source, preferenceIndex: nil, distance: nil),
      ])
  }

  @Test("every bundle is in the chain at most once, and no others are")
  func once() {
    var generator = SystemRandomNumberGenerator()
    let bank = tags(
      "ko ko-KR en en-GB en-US zh zh-Hans zh-Hant zh-HK zh-TW yue ja fr fr-CA pt pt-PT sr sr-Latn und x-a nb no da")
    for _ in 0..<500 {
      func some() -> [LanguageTag] {
        (0..<Int.random(in: 0...8, using: &generator)).compactMap { _ in bank.randomElement(using: &generator) }
      }
      let available = some()
      let chain = LanguageChain(available: available, fallback: some(), source: bank[0], tables: .all)
      let links = chain.resolve(preferred: some())
      #expect(Set(links.map(\.index)).count == links.count)
      #expect(links.allSatisfy { available.indices.contains($0.index) })
    }
  }

  private func chain(_ preferred: String, available: String, fallback: String, source: String) -> String {
    let available = tags(available)
    return LanguageChain(
      available: available, fallback: tags(fallback), source: tags(source)[0], tables: .all
    ).resolve(preferred: tags(preferred)).map { available[$0.index].description }.joined(separator: " ")
  }

  private func tags(_ text: String) -> [LanguageTag] {
    text.split(separator: " ").compactMap { LanguageTag($0) }
  }
}
