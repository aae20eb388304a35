import Foundation
import L10nLanguage

extension FormattingLocale {
  /// The values that make two of these equal. Foundation's settings are read only when something is formatted, because
  /// their first use costs a millisecond.
  ///
  /// A class, because copies of so many values would make the code of everything that passes them on longer.
  final class Identity: Sendable {
    /// The language as the catalog writes it.
    let language: String
    /// The language whose formats are used: that of the source for a pseudolocale.
    let formattingLanguage: String
    /// The region of the preference that the language was chosen for, or of the first in this language that has one.
    let preferredRegion: String?
    /// The region of the first preference that has one.
    let anyPreferredRegion: String?
    /// The settings of the preference that the language was chosen for, as its tag writes them: `u-nu-latn`.
    let preferredSettings: String?
    /// The user's locale, whose region, digits, calendar and hour cycle to write in; `nil` for the system's.
    let user: Locale?
    /// The zone that moments are written in; `nil` for the system's.
    let timeZone: TimeZone?
    /// The moment that relative dates are seen from; `nil` for the present.
    let now: Date?
    /// The number of changes of the system's settings so far.
    let systemChanges: Int

    /// A catalog's language for a user.
    /// - Parameters:
    ///   - formattingLanguage: the language whose formats are used; `nil` for its own.
    ///   - preference: the preference that the language was chosen for; `nil` for the first in this language.
    init(
      language: String, formattingLanguage: String? = nil, preference: LanguageTag? = nil,
      settings: LanguagePreferences.Settings
    ) {
      self.language = language
      self.formattingLanguage = formattingLanguage ?? language
      let own = LanguageTag(self.formattingLanguage)?.language
      var chosen = preference.flatMap { $0.isPseudolocale ? nil : $0 }
      var (regionInLanguage, anyRegion): (String?, String?)
      for identifier in settings.languages {
        guard let tag = LanguageTag(identifier), !tag.isPseudolocale else { continue }
        anyRegion = anyRegion ?? tag.region
        guard tag.language == own else { continue }
        chosen = chosen ?? tag
        regionInLanguage = regionInLanguage ?? tag.region
      }
      preferredRegion = chosen?.region ?? regionInLanguage
      anyPreferredRegion = anyRegion
      preferredSettings = chosen?.extensions.first { $0.hasPrefix("u-") }
      user = settings.locale
      timeZone = settings.timeZone
      now = settings.now
      systemChanges = settings.systemChanges
    }
  }
}

extension FormattingLocale.Identity: Equatable {
  static func == (first: FormattingLocale.Identity, second: FormattingLocale.Identity) -> Bool {
    first === second
      || (first.language == second.language && first.formattingLanguage == second.formattingLanguage
        && first.preferredRegion == second.preferredRegion && first.anyPreferredRegion == second.anyPreferredRegion
        && first.preferredSettings == second.preferredSettings && first.user == second.user
        && first.timeZone == second.timeZone && first.now == second.now
        && first.systemChanges == second.systemChanges)
  }
}

extension FormattingLocale.Identity {
  /// The language in the user's region, digits, calendar and hour cycle.
  ///
  /// As in ICU's `LocaleMatcher::Result::makeResolvedLocale`, the tag of the preference takes precedence over the
  /// bundle's tag. If neither names a region, the user's is used, and so is each setting that the preference doesn't
  /// name.
  var locale: Locale {
    let user = Locale.Components(locale: self.user ?? .current)
    let preferred = Locale.Components(identifier: preferredSettings.map { "und-" + $0 } ?? "und")
    var components = Locale.Components(identifier: formattingLanguage)
    components.languageComponents.region =
      preferredRegion.map { Locale.Region($0) } ?? components.languageComponents.region
      ?? known(user.region ?? user.languageComponents.region) ?? anyPreferredRegion.map { Locale.Region($0) }
    components.calendar = preferred.calendar ?? user.calendar ?? components.calendar
    components.hourCycle = preferred.hourCycle ?? user.hourCycle ?? components.hourCycle
    components.firstDayOfWeek = preferred.firstDayOfWeek ?? user.firstDayOfWeek ?? components.firstDayOfWeek
    let own = components.numberingSystem.flatMap(known)
    components.numberingSystem = nil
    components.numberingSystem =
      preferred.numberingSystem.flatMap(known) ?? user.numberingSystem.flatMap { usual($0, in: components) } ?? own
    return Locale(components: components)
  }

  /// Returns the region, or `nil` for the world, which Foundation returns on Linux if it doesn't know the region.
  private func known(_ region: Locale.Region?) -> Locale.Region? {
    region == "001" ? nil : region
  }

  /// Returns the digits, or `nil` if ICU doesn't have them, because Foundation's date formatter then traps on Linux.
  private func known(_ digits: Locale.NumberingSystem) -> Locale.NumberingSystem? {
    Self.namedByLanguage.contains(digits.identifier)
      || Locale.NumberingSystem.availableNumberingSystems.contains(digits)
      ? digits : nil
  }

  /// Returns the digits, or `nil` if the language isn't written with them, such as Arabic digits in English. Foundation
  /// leaves them out, too, when it writes in another language than the user's.
  private func usual(_ digits: Locale.NumberingSystem, in components: Locale.Components) -> Locale.NumberingSystem? {
    Locale(components: components).availableNumberingSystems.contains(digits) ? digits : nil
  }

  /// Names for the digits of a language, whatever they are (TR35 part 3, "Numbering Systems").
  private static let namedByLanguage = ["native", "traditional", "finance"]
}
