package import L10nMessages

/// The sources that outdated translations of a catalog translate.
package struct OutdatedSources: Sendable {
  /// A message in a language.
  package struct Translation: Hashable, Sendable {
    /// The index of its message in the catalog.
    package var message: Int
    /// The index of its language in the catalog.
    package var language: Int

    /// Names a translation.
    package init(message: Int, language: Int) {
      self.message = message
      self.language = language
    }
  }

  /// The source of each outdated translation.
  package var byTranslation: [Translation: StoredMessage] = [:]

  /// Creates sources of no translations.
  package init() {}

  package subscript(message: Int, language: Int) -> StoredMessage? {
    get { byTranslation[Translation(message: message, language: language)] }
    set { byTranslation[Translation(message: message, language: language)] = newValue }
  }
}
