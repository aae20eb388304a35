import L10nCatalog
import L10nFormats
import L10nText

/// `system-languages`: an `Info.plist` whose languages differ from the app's.
struct SystemLanguages: CatalogRule {
  let id = RuleID.systemLanguages
  let defaultSeverity = Severity.warning

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    func report(_ facts: ListedLanguage, at place: Place) {
      reporter.report(id, facts, at: .place(place), of: .other(key: nil, language: facts.language))
    }
    for table in catalog.tablesToWrite.map(\.configured) {
      for language in table.present.languages where !catalog.hasLanguage(language) {
        report(.init(mistake: .onlyInTable(language, table.name)), at: Place(file: 0, offset: table.offset))
      }
    }
    guard let list = catalog.infoPropertyList else { return }
    guard let localizations = list.localizations else {
      // Tables have folders or catalogs, from which the system determines the languages.
      guard catalog.tableKeys.isEmpty, catalog.tablesToWrite.isEmpty else { return }
      return report(.init(mistake: .noList(catalog.languages)), at: list.place)
    }
    for language in catalog.languages
    where !localizations.languages.contains(where: { LanguageNames.areSame($0.text, language) }) {
      report(.init(mistake: .unlisted(language)), at: localizations.key)
    }
    for listed in localizations.languages where !catalog.hasLanguage(listed.text) {
      report(.init(mistake: .withoutStrings(listed.text)), at: listed.place)
    }
  }
}

/// A language that only `Info.plist` or only the app has.
private struct ListedLanguage: Facts {
  var mistake: Mistake

  enum Mistake {
    case noList([String])
    case unlisted(String)
    case withoutStrings(String)
    /// The language, with the name of the table.
    case onlyInTable(String, String)
  }

  /// The language of the app that it is about.
  var language: String? {
    if case .unlisted(let language) = mistake { language } else { nil }
  }

  var values: KeyValuePairs<FactName, String?> {
    switch mistake {
    case .noList: [.problem: "list"]
    case .unlisted(let language): [.problem: "unlisted", .written: language]
    case .withoutStrings(let language): [.problem: "strings", .written: language]
    case .onlyInTable(let language, let table): [.problem: "table", .written: language, .name: table]
    }
  }
  var namesLanguage: Bool { true }
  var sentence: String {
    switch mistake {
    case .noList(let languages):
      "'CFBundleLocalizations' is missing, so the system shows no language setting for the app; add it, with "
        + languages.joined(separator: ", ")
    case .unlisted(let language):
      "'CFBundleLocalizations' doesn't list '\(language)', so the system doesn't offer it as the app's language; "
        + "add it"
    case .withoutStrings(let language):
      "there are no strings in '\(language)'; add them, or remove it from 'CFBundleLocalizations'"
    case .onlyInTable(let language, let table):
      "the table '\(table)' has '\(language)', which no translation file has; add translations, or remove it there"
    }
  }
}
