import L10nCatalog
import L10nText

/// `platform-languages`: languages that only one of two platforms has.
struct PlatformLanguages: CatalogRule {
  private let sources: [ComparedSource]

  /// - Parameter sources: the strings of the other platforms; none to find nothing.
  init(_ sources: [ComparedSource] = []) {
    self.sources = sources
  }

  let id = RuleID.platformLanguages
  let defaultSeverity = Severity.info

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    for source in sources {
      let languages = source.languages(in: catalog)
      let names = zip(source.catalog.languages, languages).filter { $1 == nil }.map { ($0.0, false) }
      let own = catalog.languages.indices.filter { !languages.contains($0) }.map { (catalog.languages[$0], true) }
      for (language, isInProject) in names + own {
        reporter.report(
          id, MissingLanguage(platform: source.name, language: language, isInProject: isInProject),
          at: .place(Place(file: 0, offset: source.configured.offset)), of: .other(key: nil, language: nil))
      }
    }
  }
}

/// A language that one of the platforms lacks.
private struct MissingLanguage: Facts {
  /// The path of the other platform's files.
  var platform: String
  var language: String
  /// A Boolean value indicating whether the project has it, rather than the other platform.
  var isInProject: Bool

  var values: KeyValuePairs<FactName, String?> {
    [.problem: isInProject ? "missing-there" : "missing-here", .written: language, .name: platform]
  }
  var sentence: String {
    isInProject
      ? "'\(platform)' has no strings in \(language), which the project has; translate them there, too"
      : "'\(platform)' has strings in \(language), which the project doesn't have; translate them here, too"
  }
}
