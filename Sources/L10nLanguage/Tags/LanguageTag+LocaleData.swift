extension LanguageTag {
  /// A Boolean value indicating whether CLDR has data for the tag: its language has a locale or plural rules, and CLDR
  /// uses its script, region and variants. This distinguishes languages from parts of file names such as `store` and
  /// `no-store`, which are well-formed tags, too.
  public var hasLocaleData: Bool {
    guard extendedLanguages.isEmpty, privateUse == nil, isKnown(language, in: LanguageData.languages, width: 3) else {
      return false
    }
    if let script, !isKnown(script, in: LanguageData.scripts, width: 4) { return false }
    if let region, !isKnown(region, in: LanguageData.regions, width: 3) { return false }
    return variants.allSatisfy { Self.variantsWithData.contains($0) }
  }

  /// The variants in the names of CLDR's locales, and those of orthographies that people translate into.
  private static let variantsWithData: Set<String> = [
    "1901", "1990", "1996", "abl1943", "ao1990", "ekavsk", "fonipa", "ijekavsk", "oxendict", "polyton", "posix",
    "scotland", "tarask", "valencia",
  ]

  private func isKnown(_ subtag: String, in table: PackedData, width: Int) -> Bool {
    table.contains(Subtag(subtag)?.key(width: width))
  }
}
