package import L10nLanguage

extension LanguageTag {
  /// A Boolean value indicating whether CLDR has data for the tag: its language has a locale or plural rules, and CLDR
  /// uses its script, region and variants. This distinguishes languages from parts of file names such as `store` and
  /// `no-store`, which are well-formed tags, too.
  package var hasLocaleData: Bool {
    guard extendedLanguages.isEmpty, privateUse == nil, LanguageData.languages.contains(language[...]) else {
      return false
    }
    if let script, !LanguageData.scripts.contains(script[...]) { return false }
    if let region, !LanguageData.regions.contains(region[...]) { return false }
    return variants.allSatisfy { Self.variantsWithData.contains($0) }
  }

  /// The variants in the names of CLDR's locales, and those of orthographies that people translate into.
  private static let variantsWithData: Set<String> = [
    "1901", "1990", "1996", "abl1943", "ao1990", "ekavsk", "fonipa", "ijekavsk", "oxendict", "polyton", "posix",
    "scotland", "tarask", "valencia",
  ]
}
