import L10nCatalog
import L10nLanguage
import L10nMessages
package import L10nText

/// `outdated`: translations whose source changed in meaning since an older catalog, while they didn't.
package struct Outdated: CatalogRule {
  /// The earlier texts, or `nil` if there is nothing to compare with.
  private let before: EarlierSources?

  /// Creates the rule.
  package init(since before: EarlierSources? = nil) {
    self.before = before
  }

  package let id = RuleID.outdated
  package let defaultSeverity = Severity.warning

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    guard let before else { return }
    for outdated in OutdatedTranslations(since: before, in: catalog).translations {
      let message = catalog.messages[outdated.message]
      guard let text = message.texts[outdated.language], let source = message.source else { continue }
      reporter.report(
        id, ChangedSource(old: outdated.oldSource.shown, new: source.stored.shown),
        at: .place(text.message.texts.first?.place ?? text.keyPlace),
        of: .message(outdated.message, language: outdated.language),
        related: catalog.hasLostKey(of: message)
          ? [] : [.init(place: source.keyPlace, words: "the text in \(catalog.languages[0])")])
    }
  }
}

/// A source that changed.
private struct ChangedSource: Facts {
  var old: String
  var new: String

  /// The number of characters of a long text that are shown.
  private static let limit = 80

  var values: KeyValuePairs<FactName, String?> { [.expected: new, .found: old] }
  var sentence: String {
    "the source changed from '\(Self.shown(old))' to '\(Self.shown(new))', but this translation didn't; update it"
  }

  private static func shown(_ text: String) -> String {
    text.dropFirst(limit).isEmpty ? text : text.prefix(limit) + "…"
  }
}

extension StoredMessage {
  /// Its texts on one line; of a plural map, the form for most numbers.
  fileprivate var shown: String {
    switch self {
    case .text(let text): text
    case .list(let items): items.joined(separator: ", ")
    case .pluralMap(let variants): (variants.first { $0.category == .other } ?? variants.last)?.text ?? ""
    }
  }
}
