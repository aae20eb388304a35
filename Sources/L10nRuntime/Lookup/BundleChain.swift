import L10nLanguage

/// The order in which a catalog's languages are tried, by their names as the catalog writes them.
final class BundleChain: Sendable {
  /// One of the languages.
  struct Link: Sendable {
    /// Its name as the catalog writes it.
    var language: String
    /// The preference that it was chosen for, or `nil` if the catalog comes back to it whatever the preferences are.
    var preference: LanguageTag?
  }

  private let languages: [String]
  private let chain: LanguageChain?
  private let pseudolocales: [String]

  /// Creates a chain. Languages that aren't BCP 47 tags are never tried.
  init(
    languages: [String], fallback: [String], source: String, tables: LanguageTables, pseudolocales: [String]
  ) {
    self.pseudolocales = pseudolocales
    let known = languages.compactMap { language in LanguageTag(language).map { (language, $0) } }
    self.languages = known.map(\.0)
    chain = LanguageTag(source).map { source in
      LanguageChain(
        available: known.map(\.1), fallback: fallback.compactMap { LanguageTag($0) }, source: source, tables: tables)
    }
  }

  /// Returns the languages to try for a user of `preferred`, best first. A pseudolocale is tried only if it is first,
  /// since it matches no real language.
  func resolve(preferred: [String]) -> [Link] {
    var tags = preferred.compactMap { LanguageTag($0) }
    let first = tags.first.flatMap { $0.isPseudolocale ? $0.description : nil }
    let pseudolocale = first.flatMap { pseudolocales.contains($0) ? $0 : nil }
    if pseudolocale != nil { tags.removeFirst() }
    let links = chain?.resolve(preferred: tags) ?? []
    return [pseudolocale.map { Link(language: $0) }].compactMap(\.self)
      + links.compactMap { link in
        guard languages.indices.contains(link.index) else { return nil }
        return Link(language: languages[link.index], preference: link.preferenceIndex.map { tags[$0] })
      }
  }
}
