import L10nAllLanguages
import L10nFormats
import L10nLanguage

/// A language whose bundle has only differences from another one, such as `zh-HK` and `zh-Hant`. Its users see that
/// language's texts for messages that it doesn't have.
package struct SparseLanguage: Sendable, Hashable {
  /// The indexes of the languages that it inherits messages from, in the order in which users get them.
  var general: [Int]
  /// A Boolean value indicating whether the configuration lists it; otherwise it was detected from the bundles.
  var isConfigured: Bool

  /// Returns the languages of a catalog that are sparse, with those that they inherit from; `nil` for the others.
  ///
  /// - Parameter configured: the languages that the configuration lists as sparse. If it is `nil`, a language is sparse
  ///   if there is a fuller bundle of the same language and script, for all regions or for the likely one.
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
        let chain = LanguageChain(available: others.map { tags[$0] }, fallback: [], source: tags[index], tables: .all)
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
  /// Returns the language in which users of a sparse language get a message, or `nil` if the language isn't sparse or
  /// none of the others has the message.
  package func generalLanguage(with message: CatalogMessage, for language: Int) -> Int? {
    sparse[language]?.general.first { message.isTranslated(in: $0) }
  }

  fileprivate func translatedCount(ofLanguage language: Int) -> Int {
    messages.lazy.filter { $0.isInSource && $0.isTranslated(in: language) }.count
  }
}

extension LanguageTag {
  /// Returns a Boolean value indicating whether texts in this language are also for users of another one, which differs
  /// only by its region: texts for no region, for several (UN M.49: `419`), or for CLDR's likely one (`en-US` for
  /// English).
  fileprivate func isMoreGeneral(than other: LanguageTag) -> Bool {
    if region == nil || region?.first?.isNumber == true { return region != other.region }
    let maximized = maximized()
    let likely = LanguageTag([maximized.language, maximized.script ?? "Zzzz"].joined(separator: "-"))?.maximized()
    return other.region != nil && likely?.region == maximized.region && other.maximized().region != maximized.region
  }
}
