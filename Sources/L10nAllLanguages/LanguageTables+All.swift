package import L10nLanguage

extension LanguageTables {
  /// The tables with the rows of all languages.
  package static let all = LanguageTables(
    likelySubtags: CLDRRows.likelySubtags, likelyRegions: CLDRRows.likelyRegions,
    likelyScripts: CLDRRows.likelyScripts, aliases: CLDRRows.aliases, distances: CLDRRows.distances,
    scriptDistances: CLDRRows.scriptDistances)
}
