import Foundation

/// The languages that this process's texts should be in, best first, and how numbers and dates are written.
///
/// All generated code follows ``shared``: an app of several modules switches its language with one line.
///
/// ```swift
/// LanguagePreferences.shared.setLanguages(["zh-Hant-HK", "en"])
/// ```
///
/// Where they are observed, SwiftUI's bodies and `withObservationTracking` that read a text, or these settings, hear of
/// the next change; elsewhere there is ``didChangeNotification``.
public final class LanguagePreferences: Sendable {
  /// The preferences that every catalog follows unless it has others.
  public static let shared: LanguagePreferences = {
    let preferences = LanguagePreferences()
    preferences.followSystem()
    return preferences
  }()

  /// Posted by the preferences object after a setting has changed, on the thread that changed it.
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

  private struct State: Equatable {
    /// What the app chose; nil to follow the system.
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
  /// Who is told of reads and changes, or `nil` if nobody asked for it.
  let observation: (any AnyObject & Sendable)?
  private let state: Guarded<State>
  private let keeper = ChoiceKeeper()

  /// Makes preferences for a part of a program that doesn't follow ``shared``. Where nothing is given, the system's
  /// settings count as they are now.
  /// - Parameters:
  ///   - languages: BCP 47 tags, best first.
  ///   - locale: whose region, calendar and hour cycle to write dates and numbers in.
  ///   - timeZone: the zone that moments are written in.
  ///   - isObserved: whether Swift's Observation hears of reads and changes, where the system has it; nil for
  ///     ``isObservedByDefault``.
  public init(
    languages: [String]? = nil, locale: Locale? = nil, timeZone: TimeZone? = nil, isObserved: Bool? = nil
  ) {
    let system = SystemLanguages.current()
    state = Guarded(
      State(languages: languages, systemLanguages: system, locale: locale, timeZone: timeZone))
    observation = isObserved ?? Self.isObservedByDefault ? Self.makeObservation() : nil
  }

  deinit {
    generation.deallocate()
  }

  /// The languages wanted, best first: those that were set, else the system's.
  public var languages: [String] {
    read { $0.settings.languages }
  }

  /// The languages that the app set; nil while it follows the system.
  public var chosenLanguages: [String]? {
    read { $0.languages }
  }

  /// The system's languages, best first, whatever the app set.
  public var systemLanguages: [String] {
    read { $0.systemLanguages }
  }

  /// Sets the languages wanted, BCP 47 tags, best first. The system's no longer count.
  public func setLanguages(_ languages: [String]) {
    choose(languages)
  }

  /// Goes back to the system's languages.
  public func useSystemLanguages() {
    choose(nil)
  }

  /// Sets the languages that `store` has kept, or goes back to the system's where it has none, and from now on keeps
  /// there what is chosen. For the start of an app:
  ///
  /// ```swift
  /// LanguagePreferences.shared.keepChoice(in: UserDefaultsLanguageStore())
  /// ```
  public func keepChoice(in store: some LanguageChoiceStore) {
    let kept = store.load()
    change { $0.languages = kept }
    keeper.use(store)
  }

  /// Whose region, calendar and hour cycle to write dates and numbers in; nil for the user's own.
  public var locale: Locale? {
    get { read { $0.locale } }
    set { change { $0.locale = newValue } }
  }

  /// The zone that moments are written in; nil for the system's.
  public var timeZone: TimeZone? {
    get { read { $0.timeZone } }
    set { change { $0.timeZone = newValue } }
  }

  /// The settings with the generation they belong to.
  func current() -> (generation: UInt64, settings: Settings) {
    state.withLock { (generation.load(), $0.settings) }
  }

  /// Reads the system's settings again.
  func systemDidChange() {
    let system = SystemLanguages.current()
    change { state in
      state.systemLanguages = system
      state.systemChanges += 1
    }
  }

  private func read<Value>(_ body: (State) -> Value) -> Value {
    Self.noteRead(observation)
    return state.withLock { body($0) }
  }

  private func choose(_ languages: [String]?) {
    change { $0.languages = languages }
    keeper.save { state.withLock { $0.languages } }
  }

  private func change(_ body: (inout State) -> Void) {
    let isChanged = state.withLock { state in
      let before = state
      body(&state)
      guard state != before else { return false }
      generation.store(generation.load() + 1)
      return true
    }
    guard isChanged else { return }
    noteChange()
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }
}
