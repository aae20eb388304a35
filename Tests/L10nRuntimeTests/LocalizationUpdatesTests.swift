import L10nAllLanguages
import Foundation
import L10nLanguage
import L10nMessages
@_spi(Generated) @_spi(Updates) import L10nRuntime
import Observation
import Testing

@Suite("Messages that are replaced while the app runs")
struct LocalizationUpdatesTests {
  private let title = SampleCatalog.id("chat.title")
  private let reviews = SampleCatalog.id("store.reviews count:Int name:String")
  private let steps = SampleCatalog.id("store.steps")
  private let korean = SampleCatalog.id("store.korean count:Int")

  private func overlay(_ messages: [UInt64: StoredMessage?], rejected: Set<UInt64> = []) -> LineOverlay {
    let lines = messages.mapValues { message in
      message.map { RowLine.program(of: MessageMeaning(parsing: $0, in: .icu, hasArguments: true)) } ?? []
    }
    return LineOverlay(lines.filter { !rejected.contains($0.key) })
  }

  @Test("a message in a pack replaces the compiled one, which returns without the pack")
  func replacing() {
    let texts = SampleCatalog.localization(SampleCatalog.preferences("en"))
    #expect(texts.text(title) == "Chat")
    #expect(texts.text(reviews, .int(2), .string("Ann")) == "Ann: 2 reviews")
    let overlays = [
      "en": overlay([
        title: .text("Messages"), reviews: .text("{count, plural, one{# review} other{# reviews}} by {name}"),
        steps: .list(["Choose"]), 42: .text("of another version"),
      ])
    ]
    texts.replaceMessages(with: overlays)
    #expect(texts.text(title) == "Messages")
    #expect(texts.text(forKey: "chat.title") == "Messages")
    #expect(texts.text(reviews, .int(2), .string("Ann")) == "2 reviews by Ann")
    #expect(texts.list(steps) == ["Choose"])
    #expect(texts.text(SampleCatalog.id("store.empty")) == "No stores nearby")
    texts.replaceMessages(with: [:])
    #expect(texts.text(title) == "Chat")
    #expect(texts.list(steps) == ["Choose", "Pay"])
  }

  @Test("packs that exist before the first read are used from then on")
  func beforeReading() {
    let texts = SampleCatalog.localization(SampleCatalog.preferences("zh-Hans"))
    for turn in 0..<100 { texts.replaceMessages(with: ["zh-Hans": overlay([title: .text("\(turn)")])]) }
    #expect(texts.text(title) == "99")
  }

  @Test("a message that a pack withdraws comes from the next language, and one that it adds no longer does")
  func fallback() {
    let texts = SampleCatalog.localization(SampleCatalog.preferences("en"))
    #expect(texts.text(korean, .int(3)) == "매장 3곳")
    texts.replaceMessages(with: ["en": overlay([title: nil, korean: .text("{count} shops")])])
    #expect(texts.text(title) == "채팅")
    #expect(texts.text(korean, .int(3)) == "3 shops")
  }

  @Test("a rejected message in a pack is read as it was compiled")
  func rejected() {
    let texts = SampleCatalog.localization(SampleCatalog.preferences("en"))
    texts.replaceMessages(with: ["en": overlay([title: .text("{no}"), steps: .list([])], rejected: [title])])
    #expect(texts.text(title) == "Chat")
    #expect(texts.list(steps) == [])
  }

  @Test("a language that comes into use later, or returns, has its packs' messages")
  func otherLanguages() {
    let preferences = SampleCatalog.preferences("ko")
    let texts = SampleCatalog.localization(preferences)
    #expect(texts.text(title) == "채팅")
    preferences.setLanguages(["en"])
    #expect(texts.text(title) == "Chat")
    texts.replaceMessages(with: ["ko": overlay([title: .text("대화")]), "zh-Hans": overlay([title: .text("对话")])])
    #expect(texts.text(title) == "Chat")
    preferences.setLanguages(["ko"])
    #expect(texts.text(title) == "대화")
    preferences.setLanguages(["zh-Hans"])
    #expect(texts.text(title) == "对话")
  }

  @Test("a pseudolocale keeps the messages that the app was built with")
  func pseudolocale() {
    let texts = Localization(
      source: "en", fallback: [], programs: .version1, keys: "a", tables: [("en", "One")],
      pseudolocales: [("en-XA", "[Öñéé]")], languageTables: .all, preferences: SampleCatalog.preferences("en-XA"))
    texts.replaceMessages(with: ["en": overlay([SampleCatalog.id("a"): .text("Some more")])])
    #expect(texts.text(SampleCatalog.id("a")) == "[Öñéé]")
  }

  @Test("code that has read a string is notified once the new one is available")
  func notification() async {
    let preferences = SampleCatalog.preferences("en", isObserved: true)
    let texts = SampleCatalog.localization(preferences)
    await confirmation("observation", expectedCount: 1...) { changed in
      await confirmation("notification") { posted in
        let token = NotificationCenter.default.addObserver(
          forName: LanguagePreferences.didChangeNotification, object: preferences, queue: nil
        ) { _ in
          #expect(texts.text(title) == "Messages")
          posted()
        }
        withObservationTracking {
          _ = texts.text(title)
        } onChange: {
          #expect(texts.text(title) == "Messages")
          changed()
        }
        texts.replaceMessages(with: ["en": overlay([title: .text("Messages")])])
        // The same messages aren't a change.
        texts.replaceMessages(with: ["en": overlay([title: .text("Messages")])])
        NotificationCenter.default.removeObserver(token)
      }
    }
  }

  // MARK: Requests

  @Test("a request reads the messages that it began with, and the next one reads the new ones")
  func requests() {
    let preferences = SampleCatalog.preferences("ko")
    let texts = SampleCatalog.localization(preferences)
    let request = withLanguages(["en"]) {
      #expect(texts.text(title) == "Chat")
      texts.replaceMessages(with: ["en": overlay([title: .text("Messages"), steps: .list(["New"])])])
      #expect(texts.text(title) == "Chat")
      #expect(texts.list(steps) == ["Choose", "Pay"])
      preferences.locale = Locale(identifier: "de_DE")
      #expect(texts.text(reviews, .int(1_234), .string("Ann")) == "Ann: 1.234 reviews")
      return LanguageContext.current
    }
    #expect(request.run { texts.text(title) } == "Chat", "the rest of the response")
    withLanguages(["en"]) {
      #expect(texts.text(title) == "Messages")
      #expect(texts.list(steps) == ["New"])
    }
  }

  @Test("a context that is entered again reads the new messages")
  func contexts() {
    let texts = SampleCatalog.localization(SampleCatalog.preferences("ko"))
    let english = LanguageContext(languages: ["en"])
    #expect(english.run { texts.text(title) } == "Chat")
    texts.replaceMessages(with: ["en": overlay([title: .text("Messages")])])
    for _ in 0..<2 { #expect(english.run { texts.text(title) } == "Messages") }
    texts.replaceMessages(with: [:])
    #expect(english.run { texts.text(title) } == "Chat")
  }

  // MARK: Threads

  @Test("many threads read complete messages while they are replaced, and a request reads those of one release")
  func concurrentReaders() async {
    let texts = SampleCatalog.localization(SampleCatalog.preferences("en"))
    let overlays = ["en": overlay([title: .text("Messages"), reviews: .text("{count} by {name}")])]
    let expected: Set = [
      "Chat", "Messages", "Ann: 7 reviews", "7 by Ann", "Chat, Ann: 7 reviews", "Messages, 7 by Ann",
    ]
    await withTaskGroup(of: Set<String>.self) { group in
      for reader in 0..<8 {
        group.addTask {
          var seen: Set<String> = []
          for _ in 0..<2_000 {
            seen.insert(texts.text(title))
            seen.insert(texts.text(reviews, .int(7), .string("Ann")))
            guard reader.isMultiple(of: 2) else { continue }
            seen.insert(
              withLanguages(["en"]) { "\(texts.text(title)), \(texts.text(reviews, .int(7), .string("Ann")))" })
          }
          return seen
        }
      }
      group.addTask {
        for turn in 0..<1_000 { texts.replaceMessages(with: turn.isMultiple(of: 2) ? overlays : [:]) }
        return []
      }
      for await seen in group { #expect(seen.isSubset(of: expected)) }
    }
  }
}
