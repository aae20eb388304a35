import L10nAllLanguages
import L10nFormats
import L10nLanguage
package import L10nText

extension Store {
  /// Returns the store's locale that a name most likely means, or `nil` if none is close.
  func nearestLocale(to name: String) -> String? {
    if let found = Self.locale(for: BundlePath.languageMeant(by: name) ?? name, among: locales) { return found }
    // Another language isn't a typo.
    guard LanguageTag(name)?.hasLocaleData != true else { return nil }
    return NearestName.suggestion(for: name, among: locales)
  }

  /// Returns the locale for a language, or `nil` if none is in that language and its script. One for the language's
  /// region comes first, then one for no region.
  ///
  /// - Parameter language: a language tag (BCP 47), also with `_`.
  package static func locale(for language: String, among locales: [String]) -> String? {
    guard let wanted = LanguageTag(language)?.maximized() else { return nil }
    let suited = locales.compactMap { locale -> (name: String, distance: Int)? in
      guard let tag = LanguageTag(locale) else { return nil }
      let maximized = tag.maximized()
      guard maximized.language == wanted.language, maximized.script == wanted.script else { return nil }
      return (locale, maximized.region == wanted.region ? 0 : tag.region == nil ? 1 : 2)
    }
    return suited.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }
}
