import L10nLanguage

/// The order in which a catalog's languages are tried, by their names as the catalog writes them.
struct BundleChain: Sendable {
  private let languages: [String]
  private let chain: LanguageChain?

  /// Languages that are no tags of BCP 47 are never tried.
  init(languages: [String], fallback: [String], source: String) {
    let known = languages.compactMap { language in LanguageTag(language).map { (language, $0) } }
    self.languages = known.map(\.0)
    chain = LanguageTag(source).map { source in
      LanguageChain(available: known.map(\.1), fallback: fallback.compactMap { LanguageTag($0) }, source: source)
    }
  }

  /// The languages to try for a user of `preferred`, best first.
  func resolve(preferred: [String]) -> [String] {
    let links = chain?.resolve(preferred: preferred.compactMap { LanguageTag($0) }) ?? []
    return links.compactMap { languages.indices.contains($0.index) ? languages[$0.index] : nil }
  }
}
