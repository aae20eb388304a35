import L10nCatalog
import L10nMessages
import L10nText

/// `grammar-accessor`: strings with markup for grammar agreement whose only accessor returns plain text.
struct GrammarAccessor: CatalogRule {
  let id = RuleID.grammarAccessor
  let defaultSeverity = Severity.warning

  func check(_ catalog: Catalog, _ accessors: AccessorTree, _ reporter: inout Reporter) {
    for (index, message) in catalog.messages.enumerated() where catalog.resources[index] == nil {
      guard message.isInSource else { continue }
      for (language, text) in message.texts.enumerated() {
        guard let text, let place = text.firstTextWithGrammarMarkup.flatMap(text.text(at:))?.place else { continue }
        reporter.report(
          id, MarkupInAccessor(enumName: accessors.rootEnum.spelling), at: .place(place),
          of: .message(index, language: language))
        break
      }
    }
  }
}

/// A string whose accessor shows markup.
private struct MarkupInAccessor: Facts {
  var enumName: String

  var values: KeyValuePairs<FactName, String?> { [:] }
  var sentence: String {
    "the accessor returns plain text, so users see '^[…](…)'; write the string to one of 'tables' with 'resources: true' "
      + "and use it by '\(enumName).Resources', or write plural forms"
  }
}
