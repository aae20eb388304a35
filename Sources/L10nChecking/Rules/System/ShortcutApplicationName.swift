import L10nCatalog
import L10nMessages
import L10nLanguage
import L10nText

/// `shortcut-application-name`: phrases for Siri without the app's name.
struct ShortcutApplicationName: CatalogRule {
  let id = RuleID.shortcutApplicationName
  let defaultSeverity = Severity.error

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    for string in catalog.systemStrings {
      guard case .appShortcuts = string.table else { continue }
      for (language, localized) in catalog.messages[string.message].texts.enumerated() {
        for text in localized?.message.texts ?? []
        where !text.text.isEmpty && !text.text.contains(SystemVariables.placeholder(SystemVariables.applicationName)) {
          reporter.report(
            id, PhraseWithoutName(), at: .place(text.place), of: .message(string.message, language: language))
        }
      }
    }
  }
}

/// A phrase that doesn't contain the app's name.
private struct PhraseWithoutName: Facts {
  var values: KeyValuePairs<FactName, String?> { [:] }
  var sentence: String { "this phrase doesn't contain '${applicationName}', so the system ignores it; add it" }
}
