import Foundation

/// The languages that strings are read in, in order of preference, and the formats of numbers and dates.
///
/// All generated code follows ``shared``, so one line switches the language of all modules:
///
/// ```swift
/// LanguagePreferences.shared.setLanguages(["zh-Hant-HK", "en"])
/// ```
///
/// SwiftUI views and `withObservationTracking` that read a string or these settings are updated after the next change, if
/// the system has Observation (iOS 17, macOS 14). Other code can observe ``didChangeNotification``.
public final class LanguagePreferences: Sendable {
  /// The preferences that all generated code follows.
  public static let shared: LanguagePreferences = {
    let preferences = LanguagePreferences()
    preferences.followSystem()
    return preferences
  }()

  /// The notification that a preferences object posts after a setting has changed, on the thread that changed it.
  public static let didChangeNotification = Notification.Name("L10nRuntime.LanguagePreferences.didChange")

  // A class, because apps would have more code for copies of a value with so many parts.
  private final class State {
    /// The app's choice; `nil` to follow the system.
    var languages: [String]?
    var systemLanguages: [String]
    var locale: Locale?
    var timeZone: TimeZone?
    var now: Date?
    var systemChanges = 0
    /// Everything that decides how strings are written, as of the last change.
    var settings: Settings

    init(languages: [String]?, systemLanguages: [String], locale: Locale?, timeZone: TimeZone?) {
      self.languages = languages
      self.systemLanguages = systemLanguages
      self.locale = locale
      self.timeZone = timeZone
      settings = Settings(languages: languages ?? systemLanguages, locale: locale, timeZone: timeZone)
    }

    var changedSettings: Settings {
      Settings(
        languages: languages ?? systemLanguages, locale: locale, timeZone: timeZone, now: now,
        systemChanges: systemChanges)
    }
  }

  /// Grows by one with each change.
  let generation = SharedCounter()
  /// The object that is notified of reads and changes, or `nil` if observation wasn't requested.
  let observation: (any AnyObject & Sendable)?
  private let state: Guarded<State>
  private let keeper = ChoiceKeeper()

  /// Creates preferences for a part of a program that doesn't follow ``shared``. A parameter that is `nil` means the
  /// system's present setting.
  /// - Parameters:
  ///   - languages: BCP 47 tags in order of preference.
  ///   - locale: the locale whose region, digits, calendar and hour cycle dates and numbers are written in.
  ///   - timeZone: the time zone that dates are written in.
  ///   - isObserved: a Boolean value indicating whether Swift's Observation tracks reads and changes, if the system has it;
  ///     `nil` means ``isObservedByDefault``.
  public init(
    languages: [String]? = nil, locale: Locale? = nil, timeZone: TimeZone? = nil, isObserved: Bool? = nil
  ) {
    let system = DeviceLanguages.current()
    state = Guarded(
      State(languages: languages, systemLanguages: system, locale: locale, timeZone: timeZone))
    observation = isObserved ?? Self.isObservedByDefault ? Self.makeObservation() : nil
  }

  deinit {
    generation.deallocate()
  }

  /// The preferred languages in order: those that the app set, or else the system's.
  public var languages: [String] {
    read { $0.languages ?? $0.systemLanguages }
  }

  /// The languages that the app set, or `nil` while it follows the system.
  public var chosenLanguages: [String]? {
    read { $0.languages }
  }

  /// The system's languages in order of preference, independent of what the app set.
  public var systemLanguages: [String] {
    read { $0.systemLanguages }
  }

  /// Sets the preferred languages, BCP 47 tags in order. They replace the system's.
  public func setLanguages(_ languages: [String]) {
    choose(languages)
  }

  /// Follows the system's languages again.
  public func useSystemLanguages() {
    choose(nil)
  }

  /// Restores the languages saved in `store`, or follows the system if there are none, and saves each later choice there.
  /// Call it when the app starts:
  ///
  /// ```swift
  /// LanguagePreferences.shared.keepChoice(in: UserDefaultsLanguageStore())
  /// ```
  public func keepChoice(in store: some LanguageChoiceStore) {
    let kept = store.load()
    change { $0.languages = kept }
    keeper.use(store)
  }

  /// The locale whose region, digits, calendar and hour cycle dates and numbers are written in; `nil` means the user's own.
  public var locale: Locale? {
    get { read { $0.locale } }
    set { change { $0.locale = newValue } }
  }

  /// The time zone that dates are written in; `nil` means the system's.
  public var timeZone: TimeZone? {
    get { read { $0.timeZone } }
    set { change { $0.timeZone = newValue } }
  }

  /// The moment that relative dates are seen from, such as `yesterday`; `nil` means the present. Tests and pictures of an
  /// app set it to be the same on every day.
  public var now: Date? {
    get { read { $0.now } }
    set { change { $0.now = newValue } }
  }

  /// Returns the settings with the generation they belong to.
  func current() -> (generation: UInt64, settings: Settings) {
    state.withLock { (generation.load(), $0.settings) }
  }

  /// Reads the system's settings again.
  func systemDidChange() {
    let system = DeviceLanguages.current()
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

  private func change(_ body: (State) -> Void) {
    let isChanged = state.withLock { state in
      let (languages, systemLanguages) = (state.languages, state.systemLanguages)
      body(state)
      let settings = state.changedSettings
      let isSame =
        settings == state.settings && languages == state.languages && systemLanguages == state.systemLanguages
      if isSame { return false }
      state.settings = settings
      generation.store(generation.load() + 1)
      return true
    }
    if isChanged { announceChange() }
  }

  /// Notifies everyone who has read a string, as after a change of language.
  func noteReplacedMessages() {
    state.withLock { _ in generation.store(generation.load() + 1) }
    announceChange()
  }

  private func announceChange() {
    noteChange()
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }
}
