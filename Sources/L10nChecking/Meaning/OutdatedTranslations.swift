package import L10nCatalog
import L10nFormats
import L10nLanguage
package import L10nMessages

/// The translations of a catalog whose source changed in meaning since an older catalog, while they didn't.
package struct OutdatedTranslations {
  /// In the order of messages and languages.
  package private(set) var translations: [OutdatedTranslation] = []

  /// Finds them. A translation that is final now, but wasn't before, was reviewed since.
  ///
  /// Empty texts and languages that one of the catalogs doesn't have aren't compared.
  package init(since earlier: EarlierSources, in catalog: Catalog) {
    let before = earlier.catalog
    guard let older = OlderCatalog(before, of: catalog) else { return }
    for (index, message) in catalog.messages.enumerated() where message.isTranslatable {
      guard let oldIndex = older.index(of: message), let source = message.source,
        let oldSource = before.messages[oldIndex].source, !source.isEmpty, !oldSource.isEmpty
      else { continue }
      let old = before.messages[oldIndex]
      let change = SourceChange(to: source, of: message, in: catalog.bundles[0].tag)
      for (language, oldLanguage) in older.languages.enumerated().dropFirst() {
        guard let oldLanguage, let text = message.texts[language], let oldText = old.texts[oldLanguage], !text.isEmpty,
          text.stored.isWritten(like: oldText.stored),
          message.metadata.state(in: catalog.bundles[language].tag) != nil
            || old.metadata.state(in: catalog.bundles[language].tag) == nil,
          message.metadata.acceptedSource(in: catalog.bundles[language].tag) != change.digest
        else { continue }
        let translated = earlier.outdated[oldIndex, oldLanguage] ?? oldSource.stored
        if change.changesMeaning(of: translated) {
          translations.append(OutdatedTranslation(message: index, language: language, oldSource: translated))
        }
      }
    }
  }
}

/// A translation that is older than its source.
package struct OutdatedTranslation: Sendable {
  /// The index of its message in the catalog.
  package var message: Int
  /// The index of its language in the catalog.
  package var language: Int
  /// The source that it translates.
  package var oldSource: StoredMessage
}

/// The change of a source from older texts to its present one. Most translations of a message fit the same older text.
private final class SourceChange {
  private let source: LocalizedMessage
  private let language: LanguageTag
  private let hasArguments: Bool
  /// The digest of the present meaning.
  private(set) lazy var digest = meaning.digest
  private lazy var meaning = meaning(of: source.stored)
  private var known: [StoredMessage: Bool] = [:]

  init(to source: LocalizedMessage, of message: CatalogMessage, in language: LanguageTag) {
    self.source = source
    self.language = language
    hasArguments = !message.arguments.isEmpty
  }

  func changesMeaning(of old: StoredMessage) -> Bool {
    if old.isWritten(like: source.stored) { return false }
    if let result = known[old] { return result }
    let result = meaning(of: old).differs(from: meaning)
    known[old] = result
    return result
  }

  private func meaning(of stored: StoredMessage) -> SourceMeaning {
    SourceMeaning(stored, in: language, syntax: source.syntax, hasArguments: hasArguments)
  }
}
