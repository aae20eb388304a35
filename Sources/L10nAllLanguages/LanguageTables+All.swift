package import L10nLanguage

extension LanguageTables {
  /// The tables with the rows of all languages.
  package static let all = LanguageTables(
    likelySubtags: AllLanguages.likelySubtags, likelyRegions: AllLanguages.likelyRegions,
    likelyScripts: AllLanguages.likelyScripts, aliases: AllLanguages.aliases, distances: AllLanguages.distances,
    scriptDistances: AllLanguages.scriptDistances)
}
