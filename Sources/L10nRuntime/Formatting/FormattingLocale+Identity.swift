import Foundation

extension FormattingLocale.Identity {
  /// Puts a catalog's language into the user's region.
  init(language: String, settings: LanguagePreferences.Settings) {
    self.language = language
    locale = Self.locale(language: language, settings: settings)
    timeZone = settings.timeZone
  }

  /// ICU's `LocaleMatcher::Result::makeResolvedLocale`: the region of the preference in this language wins over that
  /// of the bundle; where no preference says one, the user's own region does.
  private static func locale(language: String, settings: LanguagePreferences.Settings) -> Locale {
    let user = Locale.Components(locale: settings.locale)
    var components = Locale.Components(identifier: language)
    let bundle = components.languageComponents
    let preferred = settings.languages.map { Locale.Language.Components(identifier: $0) }
    components.languageComponents.region =
      preferred.first { $0.languageCode == bundle.languageCode && $0.region != nil }?.region
      ?? bundle.region ?? known(user.region ?? user.languageComponents.region)
      ?? preferred.first { $0.region != nil }?.region
    components.calendar = user.calendar
    components.hourCycle = user.hourCycle
    components.firstDayOfWeek = user.firstDayOfWeek
    return Locale(components: components)
  }

  /// A region of the user; nil for the world, which Foundation gives on Linux where it doesn't know.
  private static func known(_ region: Locale.Region?) -> Locale.Region? {
    region == "001" ? nil : region
  }
}
