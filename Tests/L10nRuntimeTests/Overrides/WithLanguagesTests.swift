import L10nAllLanguages
import Foundation
@_spi(Generated) import L10nRuntime
import Testing

@Suite("Languages for one request")
struct WithLanguagesTests {
  let preferences = SampleCatalog.preferences("ko")
  let empty = SampleCatalog.id("store.empty")
  let reviews = SampleCatalog.id("store.reviews count:Int name:String")

  @Test("all kinds of reads follow the override, and the preferences after it ends")
  func reads() {
    let texts = SampleCatalog.localization(preferences)
    withLanguages(["en-GB"]) {
      #expect(texts.chain == ["en", "ko"])
      #expect(texts.text(empty) == "No stores nearby")
      #expect(texts.text(reviews, .int(1), .string("Ann")) == "Ann: 1 review")
      #expect(texts.text(reviews, [.int(2), .string("Ann")]) == "Ann: 2 reviews")
      #expect(texts.list(SampleCatalog.id("store.steps")) == ["Choose", "Pay"])
      #expect(texts.text(forKey: "chat.title") == "Chat")
      #expect(texts.text(1) == "[l10n 1]")
      #expect(preferences.languages == ["ko"], "the preferences stay as they are")
    }
    #expect(texts.chain == ["ko", "en"])
    #expect(texts.text(empty) == "주변에 매장이 없습니다")
  }

  @Test("a message that the language lacks comes from the next one in the request's own chain")
  func fallback() {
    let texts = SampleCatalog.localization(preferences)
    withLanguages(["zh-Hant-TW", "ko"]) {
      #expect(texts.chain == ["ko", "zh-Hans", "en"])
      #expect(texts.text(empty) == "주변에 매장이 없습니다")
    }
    withLanguages(["zh-CN"]) {
      #expect(texts.text(SampleCatalog.id("chat.title")) == "聊天")
      #expect(texts.text(empty) == "No stores nearby")
      #expect(texts.text(SampleCatalog.id("store.nowhere")) == "store.nowhere")
    }
    withLanguages([]) { #expect(texts.chain == ["en", "ko"]) }
    withLanguages(["no language", ""]) { #expect(texts.chain == ["en", "ko"]) }
  }

  @Test("relative dates are seen from the request's moment, or else from the moment that the app sets")
  func now() {
    let preferences = SampleCatalog.preferences("en")
    let texts = Localization(
      source: "en", fallback: [], programs: .version1, keys: "seen day:Date",
      tables: [("en", #"\{day date relative}"#)],
      languageTables: .all, preferences: preferences)
    let (seen, day) = (SampleCatalog.id("seen day:Date"), Date(timeIntervalSince1970: 1_790_000_000))
    preferences.now = day + 86_400
    #expect(texts.text(seen, .date(day)) == "yesterday")
    withLanguages(["ko"], now: day - 86_400) {
      #expect(texts.text(seen, .date(day)) == "tomorrow")
      withLanguages(["en"]) { #expect(texts.text(seen, .date(day)) == "tomorrow") }
    }
    withLanguages(["en"]) { #expect(texts.text(seen, .date(day)) == "yesterday") }
    preferences.now = nil
    #expect(texts.text(seen, .date(day)) != "yesterday")
  }

  @Test("overrides nest, and the inner one inherits settings that it doesn't have")
  func nesting() {
    let texts = Localization(
      source: "ko", fallback: [], programs: .version1, keys: "at when:Date",
      tables: [("ko", #"\{when date ::yMd} \{when time ::Hm}"#), ("en", #"\{when date ::yMd} \{when time ::Hm}"#)],
      languageTables: .all,
      preferences: preferences)
    let midnight = Date(timeIntervalSince1970: 1_767_225_600)
    let id = SampleCatalog.id("at when:Date")
    #expect(texts.text(id, .date(midnight)).hasSuffix("09:00"), "Seoul, as the preferences say")
    withLanguages(["en"], locale: Locale(identifier: "en_GB"), timeZone: .gmt) {
      #expect(texts.text(id, .date(midnight)) == "01/01/2026 00:00")
      withLanguages(["ko"]) { #expect(texts.text(id, .date(midnight)).hasSuffix("00:00")) }
      #expect(texts.text(id, .date(midnight)) == "01/01/2026 00:00")
    }
    #expect(texts.text(id, .date(midnight)).hasSuffix("09:00"))
  }

  @Test("all catalogs follow the override, whatever preferences they otherwise follow")
  func allCatalogs() {
    let korean = SampleCatalog.localization(preferences)
    let chinese = SampleCatalog.localization(SampleCatalog.preferences("zh-Hans"))
    withLanguages(["en"]) {
      #expect(korean.text(empty) == "No stores nearby")
      #expect(chinese.chain == ["en", "ko"])
    }
  }

  @Test("settings that the override doesn't have follow the preferences immediately")
  func preferencesDuringOverride() {
    let texts = SampleCatalog.localization(preferences)
    let count = SampleCatalog.id("store.korean count:Int")
    withLanguages(["ko"]) {
      #expect(texts.text(count, .int(1234)) == "매장 1,234곳")
      preferences.locale = Locale(identifier: "ko_KR@calendar=buddhist")
      preferences.setLanguages(["en"])
      #expect(texts.text(count, .int(1234)) == "매장 1,234곳")
      #expect(texts.text(empty) == "주변에 매장이 없습니다")
    }
    #expect(texts.text(empty) == "No stores nearby")
  }

  @Test("simultaneous requests in several languages get their own, also in their child tasks")
  func requestsAtOnce() async {
    let texts = SampleCatalog.localization(preferences)
    let expected = [("ko", "주변에 매장이 없습니다"), ("en", "No stores nearby"), ("zh-Hans", "No stores nearby")]
    await withTaskGroup { group in
      for turn in 0..<300 {
        let (language, text) = expected[turn % 3]
        group.addTask {
          await withLanguages([language, "x-\(turn % 50)"]) {
            async let child = texts.text(empty)
            await Task.yield()
            #expect(texts.text(empty) == text)
            #expect(await child == text)
            #expect(texts.chain.first == language)
          }
        }
      }
    }
    #expect(texts.text(empty) == "주변에 매장이 없습니다")
  }

  @Test("an error in the closure ends the override")
  func errors() async {
    struct Failure: Error {}
    let texts = SampleCatalog.localization(preferences)
    #expect(throws: Failure.self) { try withLanguages(["en"]) { throw Failure() } }
    await #expect(throws: Failure.self) {
      try await withLanguages(["en"]) {
        await Task.yield()
        throw Failure()
      }
    }
    #expect(texts.text(empty) == "주변에 매장이 없습니다")
  }

  @Test("more combinations than are kept still have the correct text")
  func manyRegions() {
    let texts = SampleCatalog.localization(preferences)
    for turn in 0..<200 {
      let region = String(format: "%03d", turn)
      withLanguages(["en-\(region)"]) {
        #expect(texts.text(reviews, .int(turn), .string("A")).hasPrefix("A: \(turn) "))
      }
    }
  }

  @Test("a request's Accept-Language determines its languages")
  func acceptLanguage() {
    let texts = SampleCatalog.localization(preferences)
    func chain(_ field: String) -> [String] {
      withLanguages(texts.languages(acceptLanguage: field)) { texts.chain }
    }
    #expect(chain("zh-TW,zh;q=0.9,ko;q=0.8") == ["zh-Hans", "ko", "en"])
    #expect(chain("ko;q=0.1, en-GB;q=0.2") == ["en", "ko"])
    #expect(chain("*") == ["en", "ko", "zh-Hans"])
    #expect(chain("en;q=0, *") == ["ko", "zh-Hans", "en"])
    #expect(chain("ja") == ["en", "ko"])
    #expect(chain(";;=,\u{7F}") == ["en", "ko"])
  }
}
