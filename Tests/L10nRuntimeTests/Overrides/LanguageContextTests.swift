import Foundation
@_spi(Generated) import L10nRuntime
import Testing

@Suite("Languages captured in a context")
struct LanguageContextTests {
  let preferences = SampleCatalog.preferences("ko")
  let title = SampleCatalog.id("chat.title")

  @Test("texts that are written after a request has ended are in the request's languages")
  func reentering() async {
    let texts = SampleCatalog.localization(preferences)
    let context = withLanguages(["zh-Hans"]) { LanguageContext.current }
    #expect(context.languages == ["zh-Hans"])
    #expect(texts.text(title) == "채팅")
    #expect(context.run { texts.text(title) } == "聊天")
    let detached = Task.detached {
      let outside = texts.text(title)
      let inside = await context.run {
        await Task.yield()
        return texts.text(title)
      }
      return [outside, inside]
    }
    #expect(await detached.value == ["채팅", "聊天"])
  }

  @Test("a context without an override follows the preferences, also within one")
  func following() {
    let texts = SampleCatalog.localization(preferences)
    let context = LanguageContext.current
    #expect(context.languages == nil)
    withLanguages(["en"]) { #expect(context.run { texts.text(title) } == "채팅") }
    preferences.setLanguages(["zh-Hans"])
    #expect(context.run { texts.text(title) } == "聊天")
  }

  @Test("a separate context can be created where nothing is overridden")
  func ownContext() {
    let texts = SampleCatalog.localization(preferences)
    let context = LanguageContext(languages: ["en"], timeZone: .gmt)
    #expect(context.run { texts.text(title) } == "Chat")
    #expect(texts.text(title) == "채팅")
  }

  @Test("the data of a request is freed after it")
  func lifetime() {
    weak var freed: Localization?
    do {
      let texts = SampleCatalog.localization(preferences)
      freed = texts
      withLanguages(["en"]) { #expect(texts.text(title) == "Chat") }
    }
    #expect(freed == nil)
  }
}
