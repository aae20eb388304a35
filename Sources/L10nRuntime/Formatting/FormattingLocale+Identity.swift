import Foundation
import L10nLanguage

extension FormattingLocale {
  /// The values that make two of these equal. Foundation's settings are read only when something is formatted, because
  /// their first use costs a millisecond.
  struct Identity: Sendable, Hashable {
    /// The language as the catalog writes it.
    var language: String
    /// The language whose formats are used: that of the source for a pseudolocale.
    var formattingLanguage: String
    /// The region of the first preference in this language that has one.
    var preferredRegion: String?
    /// The region of the first preference that has one.
    var anyPreferredRegion: String?
    /// Whose region, calendar and hour cycle to write in; nil for the user's own.
    var user: Locale?
    /// The zone that moments are written in; nil for the system's.
    var timeZone: TimeZone?
    /// The number of changes of the system's settings so far.
    var systemChanges: Int

    /// A catalog's language for a user.
    /// - Parameter formattingLanguage: the language whose formats are used; `nil` for its own.
    init(language: String, formattingLanguage: String? = nil, settings: LanguagePreferences.Settings) {
      let tags = settings.languages.compactMap { LanguageTag($0) }
      let preferred = tags.filter { $0.region != nil && Pseudolocale($0) == nil }
      self.language = language
      self.formattingLanguage = formattingLanguage ?? language
      let own = LanguageTag(self.formattingLanguage)?.language
      preferredRegion = preferred.first { $0.language == own }?.region
      anyPreferredRegion = preferred.first?.region
      user = settings.locale
      timeZone = settings.timeZone
      systemChanges = settings.systemChanges
    }
  }
}

extension FormattingLocale.Identity {
  /// The language in the user's region, calendar and hour cycle.
  ///
  /// As ICU's `LocaleMatcher::Result::makeResolvedLocale`, the region of the preference in this language wins over that
  /// of the bundle; where no preference says one, the user's own region does.
  var locale: Locale {
    let user = Locale.Components(locale: self.user ?? .current)
    var components = Locale.Components(identifier: formattingLanguage)
    components.languageComponents.region =
      preferredRegion.map { Locale.Region($0) } ?? components.languageComponents.region
      ?? known(user.region ?? user.languageComponents.region) ?? anyPreferredRegion.map { Locale.Region($0) }
    components.calendar = user.calendar
    components.hourCycle = user.hourCycle
    components.firstDayOfWeek = user.firstDayOfWeek
    return Locale(components: components)
  }

  /// A region of the user; nil for the world, which Foundation gives on Linux where it doesn't know.
  private func known(_ region: Locale.Region?) -> Locale.Region? {
    region == "001" ? nil : region
  }
}
