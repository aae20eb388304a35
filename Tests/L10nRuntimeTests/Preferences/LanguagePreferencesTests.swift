import Foundation
import Testing

@testable import L10nRuntime

@Suite("The languages wanted")
struct LanguagePreferencesTests {
  @Test("what the app sets wins over the system, until it goes back to it")
  func settingLanguages() {
    let preferences = LanguagePreferences()
    let system = preferences.languages
    #expect(system == SystemLanguages.current())
    preferences.setLanguages(["zh-Hant-HK", "en"])
    #expect(preferences.languages == ["zh-Hant-HK", "en"])
    preferences.useSystemLanguages()
    #expect(preferences.languages == system)
  }

  @Test("every change is announced and counted")
  func announcements() {
    let preferences = LanguagePreferences(languages: ["ko"])
    let before = preferences.generation.load()
    nonisolated(unsafe) var heard = 0
    let observer = NotificationCenter.default.addObserver(
      forName: LanguagePreferences.didChangeNotification, object: preferences, queue: nil
    ) { _ in heard += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    preferences.setLanguages(["en"])
    preferences.timeZone = .gmt
    preferences.locale = Locale(identifier: "en_GB")
    preferences.useSystemLanguages()
    #expect(heard == 4)
    #expect(preferences.generation.load() == before + 4)
  }
}
