import L10nCatalog
import L10nMessages
import L10nText

/// `texts-emptied`: texts that were there in an older catalog, and are empty now.
struct TextsEmptied: CatalogRule {
  /// The older catalog, or `nil` if there is nothing to compare with.
  private let before: Catalog?

  init(since before: Catalog? = nil) {
    self.before = before
  }

  let id = RuleID.textsEmptied
  let defaultSeverity = Severity.warning

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    guard let before, let older = OlderCatalog(before, of: catalog) else { return }
    var texts = AffectedStrings()
    older.forEachText(of: catalog) { text in
      let message = catalog.messages[text.message]
      guard !message.metadata.allowsEmpty, message.isTranslatable,
        text.now.stored.hasEmptyText(filledIn: text.before.stored),
        text.language == 0 || older.hasSameSource(message)
      else { return }
      texts.add(text, of: catalog)
    }
    texts.report(id, in: catalog, &reporter) { EmptiedTexts(counted: $0, examples: $1) }
  }
}

extension StoredMessage {
  /// Returns a Boolean value indicating whether one of the texts is empty that isn't in an older version.
  fileprivate func hasEmptyText(filledIn older: StoredMessage) -> Bool {
    (0..<count).contains { self[$0].isEmpty && older.counterpart(of: $0, in: self)?.isEmpty == false }
  }
}

/// Texts that are empty now.
private struct EmptiedTexts: Facts {
  var counted: String
  var examples: String

  var values: KeyValuePairs<FactName, String?> { [:] }
  let namesLanguage = true
  var sentence: String { "\(counted) lost the text that was there before \(examples); restore the older texts" }
}
