import L10nAllLanguages
import L10nCatalog
import L10nExchange
import L10nLanguage

/// The strings of one language as a project keeps them. It doesn't refer to the project, which owns it.
final class LanguageUnits {
  /// The index of the language in the catalog, or `nil` if it is new there.
  let language: Int?
  /// The messages of all files.
  let all: ProjectUnits
  /// The messages that can be translated, by key path.
  let messages: [String: ProjectMessage]
  /// The categories of cardinal and of ordinal plurals.
  let categories: [PluralCategory]
  let ordinals: [PluralCategory]
  /// The kinds of work that the messages need, by their indexes, once all were needed.
  var kinds: [Set<UnitSelection.Kind>]?
  /// The messages with final translations, once they were needed.
  var finalSources: FinalSources?

  /// - Parameters:
  ///   - all: the messages of all files in the language.
  ///   - catalog: the catalog that they were collected from.
  init(_ all: ProjectUnits, of catalog: Catalog) {
    self.all = all
    language = catalog.language(named: all.language)
    messages = all.messages(in: catalog)
    categories = all.categories
    ordinals = LanguageTag(all.language).map { PluralRules(for: $0).integerCategories(.ordinal) } ?? [.other]
  }
}

/// Messages with final translations, by their indexes in the catalog, and their sources in the same order.
struct FinalSources {
  let messages: [Int]
  let sources: SimilarSources
}
