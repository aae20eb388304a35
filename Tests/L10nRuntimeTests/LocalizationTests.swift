import Foundation
@_spi(Generated) import L10nRuntime
import Testing

@Suite("Reading texts")
struct LocalizationTests {
  let preferences = SampleCatalog.preferences("ko-KR", "en-US")
  let empty = SampleCatalog.id("store.empty")
  let reviews = SampleCatalog.id("store.reviews count:Int name:String")

  @Test("a user gets the first language in the device's list")
  func firstLanguage() {
    let texts = SampleCatalog.localization(preferences)
    #expect(texts.text(empty) == "주변에 매장이 없습니다")
    #expect(texts.text(empty) == "주변에 매장이 없습니다", "also the second time")
    #expect(texts.text(reviews, .int(1234), .string("하연주")) == "하연주님의 리뷰 1,234개")
  }

  @Test("a language switch takes effect at the next read, and so does switching back")
  func languageSwitch() {
    let texts = SampleCatalog.localization(preferences)
    #expect(texts.chain == ["ko", "en"])
    preferences.setLanguages(["en-US"])
    #expect(texts.text(empty) == "No stores nearby")
    #expect(texts.text(reviews, .int(1), .string("Ann")) == "Ann: 1 review")
    preferences.setLanguages(["zh-Hans-CN"])
    #expect(texts.text(reviews, .int(1), .string("Ann")) == "Ann：1条评价")
    preferences.setLanguages(["ko"])
    #expect(texts.text(empty) == "주변에 매장이 없습니다")
  }

  @Test("a message that the language lacks comes from the next one in the chain, by that language's rules")
  func perMessageFallback() {
    preferences.setLanguages(["zh-Hans-CN"])
    let texts = SampleCatalog.localization(preferences)
    #expect(texts.chain == ["zh-Hans", "en", "ko"])
    #expect(texts.text(SampleCatalog.id("chat.title")) == "聊天")
    #expect(texts.text(empty) == "No stores nearby")
    #expect(texts.text(SampleCatalog.id("store.korean count:Int"), .int(2)) == "매장 2곳")
  }

  @Test("Korean particles are resolved only in Korean, even if Korean is the last resort")
  func particles() {
    let bought = SampleCatalog.id("store.bought item:String")
    let texts = SampleCatalog.localization(preferences)
    #expect(texts.text(bought, .string("크림")) == "크림을 샀어요")
    #expect(texts.text(bought, .string("팩트")) == "팩트를 샀어요")
  }

  @Test("a message without a text in any language is its key path, and an unknown id is a readable mark")
  func nothingFound() {
    let texts = SampleCatalog.localization(preferences)
    #expect(texts.text(SampleCatalog.id("store.nowhere")) == "store.nowhere")
    #expect(texts.text(0x8f1d_02c4_7be0_a913) == "[l10n 8f1d02c47be0a913]")
    #expect(texts.list(1) == ["[l10n 1]"])
    #expect(texts.list(SampleCatalog.id("chat.title")) == ["chat.title"], "a text isn't a list")
    #expect(texts.text(SampleCatalog.id("store.steps")) == "store.steps", "a list isn't a text")
  }

  @Test("quotes and escapes are removed")
  func escapes() {
    preferences.setLanguages(["en"])
    let texts = SampleCatalog.localization(preferences)
    #expect(texts.text(SampleCatalog.id(#"errors."404 not found""#)) == "It's not found")
    #expect(texts.text(SampleCatalog.id("store.trailing")) == "Break\n")
  }

  @Test("lists are complete, and an argument that the accessor doesn't have is visible")
  func lists() {
    let steps = SampleCatalog.id("store.steps")
    let texts = SampleCatalog.localization(preferences)
    #expect(texts.list(steps) == ["고르기", "담기", "{n}"])
    preferences.setLanguages(["en"])
    #expect(texts.list(steps) == ["Choose", "Pay"])
  }

  @Test("missing arguments and arguments with the wrong type are visible")
  func wrongArguments() {
    preferences.setLanguages(["en"])
    let texts = SampleCatalog.localization(preferences)
    #expect(texts.text(reviews) == "{name}: {count}")
    #expect(texts.text(reviews, .string("three"), .string("Ann")) == "Ann: {count}")
    #expect(texts.text(reviews, .int(3)) == "{name}: 3 reviews")
    #expect(texts.text(reviews, [.int(3), .string("Ann"), .int(9)]) == "Ann: 3 reviews")
  }

  @Test("keys from a server are found by name, with arguments by name")
  func byName() {
    let texts = SampleCatalog.localization(preferences)
    #expect(texts.text(forKey: "chat.title") == "채팅")
    #expect(texts.text(forKey: #"errors."404 not found""#) == "찾을 수 없습니다")
    #expect(texts.text(forKey: "store.reviews", arguments: ["count": 3, "name": "하연주"]) == "하연주님의 리뷰 3개")
    #expect(texts.text(forKey: "store.reviews", arguments: ["count": 3]) == "{name}님의 리뷰 3개")
    #expect(texts.text(forKey: "store.nothing") == nil)
    #expect(texts.text(forKey: "e" + String(repeating: "\u{301}\u{323}", count: 1_000_000)) == nil)
    #expect(texts.text(forKey: "store.steps") == nil, "a list isn't a text")
    #expect(texts.text(forKey: "") == nil)
  }

  @Test("each fallback is reported once, with the requested language and the one used")
  func fallbackReports() {
    preferences.setLanguages(["zh-Hans"])
    let texts = SampleCatalog.localization(preferences)
    let told = Told()
    texts.onFallback = { told.append($0) }
    for _ in 0..<3 {
      _ = texts.text(SampleCatalog.id("chat.title"))
      _ = texts.text(empty)
      _ = texts.text(SampleCatalog.id("store.nowhere"))
    }
    #expect(
      told.all == [
        MessageFallback(keyPath: "store.empty", wanted: "zh-Hans", used: "en"),
        MessageFallback(keyPath: "store.nowhere", wanted: "zh-Hans", used: nil),
      ])
    texts.onFallback = nil
    #expect(texts.onFallback == nil)
  }

  @Test("two catalogs that follow the same preferences switch together")
  func sharedPreferences() {
    let first = SampleCatalog.localization(preferences)
    let second = SampleCatalog.localization(preferences)
    #expect(first.chain == second.chain)
    preferences.setLanguages(["en"])
    #expect(first.text(empty) == "No stores nearby")
    #expect(second.text(empty) == "No stores nearby")
  }
}

/// The reports to a handler, from all threads.
private final class Told: @unchecked Sendable {
  // Only touched with the lock held.
  private let lock = NSLock()
  private var fallbacks: [MessageFallback] = []

  var all: [MessageFallback] {
    lock.withLock { fallbacks }
  }

  func append(_ fallback: MessageFallback) {
    lock.withLock { fallbacks.append(fallback) }
  }
}
