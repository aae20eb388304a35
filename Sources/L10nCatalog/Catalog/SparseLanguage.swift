import L10nFormats
import L10nLanguage

/// A language whose bundle holds only what differs from another one, such as `zh-HK` beside `zh-Hant`: what it lacks, its
/// users read in that one.
package struct SparseLanguage: Sendable, Hashable {
  /// The indexes of the languages that it takes messages from, in the order in which a user gets them.
  var general: [Int]
  /// A Boolean value indicating whether the configuration says so; otherwise it shows in the bundles.
  var isConfigured: Bool

  /// For each language of a catalog, whether it is sparse and what it takes messages from.
  ///
  /// - Parameter configured: the languages that the configuration lists as sparse, or `nil` if it lists none, and those
  ///   are taken that stand beside a fuller bundle of the same language and script for all regions or for the likely
  ///   one.
  static func languages(of catalog: Catalog, configured: [String]?) -> [SparseLanguage?] {
    let tags = catalog.bundles.map(\.tag)
    let listed = configured?.compactMap { name in
      LanguageTag(name).flatMap { tags.firstIndex(meaning: $0, by: \.self) }
    }
    let maximized = tags.map { $0.maximized() }
    let families = Dictionary(grouping: tags.indices) { [maximized[$0].language, maximized[$0].script ?? ""] }
    var sparse: [SparseLanguage?] = tags.map { _ in nil }
    for family in families.values where family.count > 1 {
      for index in family where index > 0 {
        let others = family.filter { $0 != index && (configured != nil || tags[$0].isMoreGeneral(than: tags[index])) }
        guard listed?.contains(index) ?? true, !others.isEmpty else { continue }
        let chain = LanguageChain(available: others.map { tags[$0] }, fallback: [], source: tags[index])
        let general = chain.resolve(preferred: [tags[index]]).filter { $0.tier == .match }.map { others[$0.index] }
        let fullest = general.map { catalog.translatedCount(ofLanguage: $0) }.max()
        guard let fullest else { continue }
        if configured == nil, fullest <= catalog.translatedCount(ofLanguage: index) { continue }
        sparse[index] = SparseLanguage(general: general, isConfigured: configured != nil)
      }
    }
    return sparse
  }
}

extension Catalog {
  /// The language that users of a sparse language get a message in, or `nil` if the language isn't sparse or none of
  /// the others has the message, either.
  package func generalLanguage(with message: CatalogMessage, for language: Int) -> Int? {
    sparse[language]?.general.first { message.isTranslated(in: $0) }
  }

  fileprivate func translatedCount(ofLanguage language: Int) -> Int {
    messages.lazy.filter { $0.isInSource && $0.isTranslated(in: language) }.count
  }
}

extension LanguageTag {
  /// Returns a Boolean value indicating whether texts in this language are meant for users of another one, too, which
  /// differs by its region alone: those of no region, of several (UN M.49: `419`), or of the one that CLDR takes for
  /// granted (`en-US` for English).
  fileprivate func isMoreGeneral(than other: LanguageTag) -> Bool {
    if region == nil || region?.first?.isNumber == true { return region != other.region }
    let maximized = maximized()
    let likely = LanguageTag([maximized.language, maximized.script ?? "Zzzz"].joined(separator: "-"))?.maximized()
    return other.region != nil && likely?.region == maximized.region && other.maximized().region != maximized.region
  }
}
