import L10nCatalog
import L10nMessages
import L10nFormats
import L10nLanguage
import L10nText

/// `needs-review`: strings whose state isn't final.
struct NeedsReview: CatalogRule {
  let id = RuleID.needsReview
  let defaultSeverity = Severity.info

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    for index in catalog.messages.indices {
      for (language, state) in catalog.states(ofMessage: index) {
        // An empty text is a finding of its own.
        guard let text = catalog.messages[index].texts[language],
          catalog.messages[index].isTranslated(in: language)
        else { continue }
        reporter.report(
          id, UnfinishedText(state: state), at: .place(text.message.texts.first?.place ?? text.keyPlace),
          of: .message(index, language: language))
      }
    }
  }
}

/// A string that isn't final.
private struct UnfinishedText: Facts {
  var state: TranslationState

  var values: KeyValuePairs<FactName, String?> { [.problem: state.rawValue] }
  var sentence: String {
    switch state {
    case .needsReview: "this string needs review; mark it as final afterward"
    case .machineTranslated: "a machine translated this string; review it, and mark it as final"
    case .new: "this string is new; translate it, and mark it as final"
    case .final: "this string is final"
    case .stale:
      "Xcode found no code that uses this key; remove it, or set it to 'Manual' if generated code uses it"
    }
  }
}
