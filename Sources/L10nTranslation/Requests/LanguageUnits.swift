import L10nAllLanguages
import L10nCatalog
import L10nExchange
import L10nLanguage

/// The strings of one language as a project keeps them. It doesn't refer to the project, which owns it.
final class LanguageUnits {
  /// The index of the language in the catalog, or `nil` if it is new there.
  let language: Int?
  /// The messages that can be translated, by key path.
  let messages: [String: ProjectMessage]
  /// The categories of cardinal and of ordinal plurals.
  let categories: [PluralCategory]
  let ordinals: [PluralCategory]
  /// The kinds of work that the messages need, by their indexes, once all were needed.
  var kinds: [Set<UnitSelection.Kind>]?
  /// The messages with final translations, once they were needed.
  var finalSources: FinalSources?

  init(in name: String, of project: TranslationProject) {
    let language = project.catalog.language(named: name)
    self.language = language
    let units = ProjectUnits(of: project.catalog, in: project.files, language: name, base: project.base)
    messages = units.messages(in: project.catalog)
    categories = units.categories
    ordinals = LanguageTag(name).map { PluralRules(for: $0).integerCategories(.ordinal) } ?? [.other]
  }
}

/// Messages with final translations, by their indexes in the catalog, and their sources in the same order.
struct FinalSources {
  let messages: [Int]
  let sources: SimilarSources
}
