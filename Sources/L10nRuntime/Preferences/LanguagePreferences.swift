import Foundation

/// The languages that this process's texts should be in, best first, and how numbers and dates are written.
///
/// All generated code follows ``shared``: an app of several modules switches its language with one line.
///
/// ```swift
/// LanguagePreferences.shared.setLanguages(["zh-Hant-HK", "en"])
/// ```
public final class LanguagePreferences: Sendable {
  /// The preferences that every catalog follows unless it is told otherwise.
  public static let shared: LanguagePreferences = {
    let preferences = LanguagePreferences()
    preferences.followSystem()
    return preferences
  }()

  /// Posted by the preferences object after any change, on the thread that made it.
  public static let didChangeNotification = Notification.Name("L10nRuntime.LanguagePreferences.didChange")

  /// Everything that decides how texts come out.
  struct Settings: Sendable, Hashable {
    var languages: [String]
    /// Nil for the user's own, whatever that is when something is formatted.
    var locale: Locale?
    /// Nil for the system's.
    var timeZone: TimeZone?
    /// How often the system's settings have changed.
    var systemChanges = 0
  }

  private struct State {
    var languages: [String]?
    var systemLanguages: [String]
    var locale: Locale?
    var timeZone: TimeZone?
    var systemChanges = 0

    var settings: Settings {
      Settings(
        languages: languages ?? systemLanguages, locale: locale, timeZone: timeZone, systemChanges: systemChanges)
    }
  }

  /// Grows by one with each change.
  let generation = SharedCounter()
  private let state: Guarded<State>

  /// Makes preferences for a part of a program that doesn't follow ``shared``. Where nothing is given, the system's
  /// settings count as they are now.
  /// - Parameters:
  ///   - languages: BCP 47 tags, best first.
  ///   - locale: whose region, calendar and hour cycle to write dates and numbers in.
  ///   - timeZone: the zone that moments are written in.
  public init(languages: [String]? = nil, locale: Locale? = nil, timeZone: TimeZone? = nil) {
    let system = SystemLanguages.current()
    state = Guarded(
      State(languages: languages, systemLanguages: system, locale: locale, timeZone: timeZone))
  }

  deinit {
    generation.deallocate()
  }

  /// The languages wanted, best first: those that were set, else the system's.
  public var languages: [String] {
    state.withLock { $0.settings.languages }
  }

  /// Sets the languages wanted, BCP 47 tags, best first. The system's no longer count.
  public func setLanguages(_ languages: [String]) {
    change { $0.languages = languages }
  }

  /// Goes back to the system's languages.
  public func useSystemLanguages() {
    change { $0.languages = nil }
  }

  /// Whose region, calendar and hour cycle to write dates and numbers in; nil for the user's own.
  public var locale: Locale? {
    get { state.withLock { $0.locale } }
    set { change { $0.locale = newValue } }
  }

  /// The zone that moments are written in; nil for the system's.
  public var timeZone: TimeZone? {
    get { state.withLock { $0.timeZone } }
    set { change { $0.timeZone = newValue } }
  }

  /// The settings with the generation they belong to.
  func current() -> (generation: UInt64, settings: Settings) {
    state.withLock { (generation.load(), $0.settings) }
  }

  /// Reads the system's settings again.
  func systemDidChange() {
    change { state in
      state.systemLanguages = SystemLanguages.current()
      state.systemChanges += 1
    }
  }

  private func change(_ body: (inout State) -> Void) {
    state.withLock { state in
      body(&state)
      generation.store(generation.load() + 1)
    }
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }
}
