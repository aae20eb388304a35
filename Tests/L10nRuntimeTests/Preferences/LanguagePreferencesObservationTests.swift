import Foundation
@_spi(Generated) import L10nRuntime
import Observation
import Testing

@Suite("Observing the language")
struct LanguagePreferencesObservationTests {
  let preferences = LanguagePreferences(
    languages: ["ko"], locale: Locale(identifier: "ko_KR"), timeZone: SampleCatalog.seoul, isObserved: true)
  let empty = SampleCatalog.id("store.empty")

  /// Returns how often `change` notifies code that tracked `read`.
  private func heard(_ read: () -> Void, _ change: () -> Void) -> Int {
    nonisolated(unsafe) var count = 0
    withObservationTracking(read) { count += 1 }
    change()
    return count
  }

  @Test("code that reads a text is notified of the next language switch, once, and immediately reads the new text")
  func texts() {
    let texts = SampleCatalog.localization(preferences)
    nonisolated(unsafe) var redrawn: [String] = []
    let shown = withObservationTracking {
      texts.text(empty)
    } onChange: {
      redrawn.append(texts.text(empty))
    }
    #expect(shown == "주변에 매장이 없습니다")
    preferences.setLanguages(["en"])
    preferences.setLanguages(["ko"])
    #expect(redrawn == ["No stores nearby"])
  }

  @Test("all kinds of reads are tracked")
  func allReads() {
    let texts = SampleCatalog.localization(preferences)
    let reads: [(String, () -> Void)] = [
      ("an argument", { _ = texts.text(SampleCatalog.id("store.bought item:String"), .string("크림")) }),
      ("many arguments", { _ = texts.text(SampleCatalog.id("store.bought item:String"), [.string("크림")]) }),
      ("a list", { _ = texts.list(SampleCatalog.id("store.steps")) }),
      ("by name", { _ = texts.text(forKey: "chat.title") }),
      ("the chain", { _ = texts.chain }),
      ("the languages", { _ = preferences.languages }),
      ("the choice", { _ = preferences.chosenLanguages }),
      ("the locale", { _ = preferences.locale }),
      ("the time zone", { _ = preferences.timeZone }),
    ]
    for (number, (name, read)) in reads.enumerated() {
      #expect(heard(read) { preferences.setLanguages(["en-\(number)"]) } == 1, "\(name)")
    }
  }

  @Test("changes of locale and time zone also count, and changes to the same value don't")
  func otherSettings() {
    let texts = SampleCatalog.localization(preferences)
    let read = { _ = texts.text(empty) }
    #expect(heard(read) { preferences.timeZone = .gmt } == 1)
    #expect(heard(read) { preferences.locale = Locale(identifier: "en_GB") } == 1)
    #expect(heard(read) { preferences.setLanguages(["ko"]) } == 0)
  }

  @Test("two catalogs that follow the same preferences are both redrawn")
  func twoCatalogs() {
    let catalogs = [SampleCatalog.localization(preferences), SampleCatalog.localization(preferences)]
    for texts in catalogs {
      #expect(heard({ _ = texts.text(empty) }) { preferences.setLanguages(preferences.languages + ["en"]) } == 1)
    }
  }

  @Test("code isn't notified of preferences without observation, which is the default outside SwiftUI")
  func unobserved() {
    let preferences = SampleCatalog.preferences("ko", isObserved: false)
    let texts = SampleCatalog.localization(preferences)
    #expect(heard({ _ = texts.text(empty) }) { preferences.setLanguages(["en"]) } == 0)
    #if !canImport(SwiftUI)
      #expect(!LanguagePreferences.isObservedByDefault)
    #endif
  }

  @Test("the preferences and a catalog are observable, for views that store one")
  func conformance() {
    #expect(preferences as Any is any Observable)
    #expect(SampleCatalog.localization(preferences) as Any is any Observable)
  }
}
