import L10nLanguage

/// The order in which a catalog's languages are tried, by their names as the catalog writes them.
struct BundleChain: Sendable {
  private let languages: [String]
  private let chain: LanguageChain?
  private let hasPseudolocales: Bool

  /// Languages that are no tags of BCP 47 are never tried.
  init(languages: [String], fallback: [String], source: String, hasPseudolocales: Bool) {
    self.hasPseudolocales = hasPseudolocales
    let known = languages.compactMap { language in LanguageTag(language).map { (language, $0) } }
    self.languages = known.map(\.0)
    chain = LanguageTag(source).map { source in
      LanguageChain(available: known.map(\.1), fallback: fallback.compactMap { LanguageTag($0) }, source: source)
    }
  }

  /// The languages to try for a user of `preferred`, best first. A pseudolocale is tried only if it is the first: it is like
  /// no language that anyone speaks.
  func resolve(preferred: [String]) -> [String] {
    let tags = preferred.compactMap { LanguageTag($0) }
    let pseudolocale = hasPseudolocales ? tags.first.flatMap { Pseudolocale($0) } : nil
    let links = chain?.resolve(preferred: pseudolocale == nil ? tags : Array(tags.dropFirst())) ?? []
    return [pseudolocale?.rawValue].compactMap(\.self)
      + links.compactMap { languages.indices.contains($0.index) ? languages[$0.index] : nil }
  }
}
