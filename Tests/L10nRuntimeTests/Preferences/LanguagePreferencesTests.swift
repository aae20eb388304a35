import Foundation
import Testing

@testable import L10nRuntime

@Suite("The preferred languages")
struct LanguagePreferencesTests {
  @Test("the app's setting overrides the system's, until the app removes it")
  func settingLanguages() {
    let preferences = LanguagePreferences()
    let system = preferences.languages
    #expect(system == DeviceLanguages.current())
    preferences.setLanguages(["zh-Hant-HK", "en"])
    #expect(preferences.languages == ["zh-Hant-HK", "en"])
    #expect(preferences.chosenLanguages == ["zh-Hant-HK", "en"])
    #expect(preferences.systemLanguages == system)
    preferences.useSystemLanguages()
    #expect(preferences.chosenLanguages == nil)
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
    preferences.useSystemLanguages()
    preferences.timeZone = .gmt
    #expect(heard == 4, "setting the same value isn't a change")
    #expect(preferences.generation.load() == before + 4)
  }

  @Test("an app's own choice is restored at the next start, and so is its absence")
  func keptChoice() {
    let store = StoreInMemory()
    let first = LanguagePreferences()
    first.keepChoice(in: store)
    #expect(first.chosenLanguages == nil, "nothing was kept")
    first.setLanguages(["ko", "en"])

    let second = LanguagePreferences()
    second.keepChoice(in: store)
    #expect(second.languages == ["ko", "en"])
    second.useSystemLanguages()

    let third = LanguagePreferences(languages: ["zh-Hans"])
    third.keepChoice(in: store)
    #expect(third.languages == third.systemLanguages)
    #expect(store.saved == [["ko", "en"], nil], "restoring keeps nothing anew")
  }

  @Test("the stored choice is the current one, however many threads choose")
  func choicesAtOnce() async {
    let store = StoreInMemory()
    let preferences = LanguagePreferences()
    preferences.keepChoice(in: store)
    await withTaskGroup { group in
      for turn in 0..<200 {
        group.addTask { turn % 5 == 0 ? preferences.useSystemLanguages() : preferences.setLanguages(["ko-\(turn)"]) }
      }
    }
    #expect(store.load() == preferences.chosenLanguages)
  }

  @Test("a store that chooses while it saves doesn't hang")
  func choosingWhileSaving() {
    let preferences = LanguagePreferences()
    let store = StoreInMemory { if $0 == ["ko"] { preferences.setLanguages(["en"]) } }
    preferences.keepChoice(in: store)
    preferences.setLanguages(["ko"])
    #expect(preferences.languages == ["en"])
    #expect(store.load() == ["en"])
  }
}

/// Keeps choices for the duration of a test.
private final class StoreInMemory: LanguageChoiceStore {
  private let kept = Guarded<[[String]?]>([])
  private let whileSaving: @Sendable ([String]?) -> Void

  init(whileSaving: @escaping @Sendable ([String]?) -> Void = { _ in }) {
    self.whileSaving = whileSaving
  }

  /// All saved choices, in order.
  var saved: [[String]?] {
    kept.withLock { $0 }
  }

  func load() -> [String]? {
    saved.last ?? nil
  }

  func save(_ languages: [String]?) {
    kept.withLock { $0.append(languages) }
    whileSaving(languages)
  }
}
