package import L10nText

/// A store's listing of an app: a text file for each text in each of the store's locales.
package struct Listing: Sendable {
  /// The store.
  package let store: Store
  /// The locales with notes of any version, which may be an older one.
  package var localesWithNotes: Set<String> = []
  /// The indexes of files without text, by the locale and the segments of the key path.
  package var emptyFiles: [[String]: Int] = [:]
}
