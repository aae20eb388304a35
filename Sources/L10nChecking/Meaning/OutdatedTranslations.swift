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
  package init(since before: Catalog, in catalog: Catalog) {
    let oldMessages = before.messagesByKeyPath
    let oldKeys = Dictionary(
      RenamedKeys(from: before, to: catalog).newKeys.map { ($0.value, $0.key) }
    ) { first, _ in first }
    let languages = catalog.bundles.map { bundle in before.bundles.firstIndex(meaning: bundle.tag, by: \.tag) }
    guard languages.first == 0 else { return }
    for (index, message) in catalog.messages.enumerated() where message.metadata.isTranslatable {
      guard let old = oldMessages[oldKeys[message.keyPath] ?? message.keyPath], let source = message.source,
        let oldSource = old.source, !source.isEmpty, !oldSource.isEmpty,
        !source.stored.isWritten(like: oldSource.stored)
      else { continue }
      let hasArguments = !message.arguments.isEmpty
      let meaning = SourceMeaning(source.stored, syntax: source.syntax, hasArguments: hasArguments)
      let oldMeaning = SourceMeaning(oldSource.stored, syntax: oldSource.syntax, hasArguments: hasArguments)
      guard meaning.differs(from: oldMeaning) else { continue }
      for (language, oldLanguage) in languages.enumerated().dropFirst() {
        guard let oldLanguage, let text = message.texts[language], let oldText = old.texts[oldLanguage], !text.isEmpty,
          text.stored.isWritten(like: oldText.stored),
          !message.isFinal(in: catalog.bundles[language].tag) || old.isFinal(in: catalog.bundles[language].tag)
        else { continue }
        translations.append(OutdatedTranslation(message: index, language: language, oldSource: oldSource.stored))
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

extension CatalogMessage {
  /// Returns a Boolean value indicating whether no state in the metadata makes a translation unfinished.
  fileprivate func isFinal(in tag: LanguageTag) -> Bool {
    metadata.states.allSatisfy { name, state in
      state == .final || LanguageTag(name)?.isSameLanguage(as: tag) != true
    }
  }
}
