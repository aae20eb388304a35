import L10nCatalog
import L10nFormats
import L10nText

/// The folder of a store's listing.
struct ListingDirectory {
  /// The store's locales that have texts, by their names.
  let locales: [String]
  private let store: Store
  /// A Boolean value indicating whether there are texts for all locales, in the project's language.
  private let hasTextsForAll: Bool

  /// Looks at the names of the files in a folder. It needs not exist.
  init(at path: String, of store: Store) {
    self.store = store
    let folders = ((try? FileSystem.names(in: path)) ?? []).sorted().filter { folder in
      let names = (try? FileSystem.names(in: FilePath.joined(path, folder))) ?? []
      return names.contains { store.key(ofFile: [folder, $0]) != nil }
    }
    locales = folders.compactMap(store.locale)
    hasTextsForAll = folders.contains(where: store.isForAllLocales)
  }

  /// The locale that the others are compared with, for a project that is translated from a language.
  ///
  /// - Returns: the locale, which may have no texts, and whether it is in that language.
  func source(for language: String) -> (locale: String, isKnown: Bool) {
    if let found = Store.locale(for: language, among: locales) { return (found, true) }
    if hasTextsForAll, let own = Store.locale(for: language, among: store.locales) { return (own, true) }
    let usual = "en-US"
    let guess = locales.contains(usual) ? usual : locales.first
    return (guess ?? Store.locale(for: language, among: store.locales) ?? usual, locales.isEmpty)
  }
}
