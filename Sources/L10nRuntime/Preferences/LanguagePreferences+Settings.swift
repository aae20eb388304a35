import Foundation

extension LanguagePreferences {
  /// Everything that decides how strings are written. A class, because copies of the parts would make the code of
  /// everything that passes them on longer.
  final class Settings: Sendable {
    let languages: [String]
    /// The user's locale; `nil` for the system's at the time of formatting.
    let locale: Locale?
    /// The time zone; `nil` for the system's.
    let timeZone: TimeZone?
    /// The moment that relative dates are seen from; `nil` for the present.
    let now: Date?
    /// The number of changes of the system's settings so far.
    let systemChanges: Int

    init(
      languages: [String], locale: Locale? = nil, timeZone: TimeZone? = nil, now: Date? = nil, systemChanges: Int = 0
    ) {
      self.languages = languages
      self.locale = locale
      self.timeZone = timeZone
      self.now = now
      self.systemChanges = systemChanges
    }
  }
}

extension LanguagePreferences.Settings: Equatable {
  static func == (first: LanguagePreferences.Settings, second: LanguagePreferences.Settings) -> Bool {
    first === second
      || (first.languages == second.languages && first.locale == second.locale && first.timeZone == second.timeZone
        && first.now == second.now && first.systemChanges == second.systemChanges)
  }
}
