import L10nFormats
package import L10nText

/// The folder of a store's listing.
package struct ListingDirectory {
  /// The store's locales that have texts, by their names.
  package let locales: [String]
  private let store: Store
  /// A Boolean value indicating whether there are texts for all locales, in the project's language.
  private let hasTextsForAll: Bool

  /// Looks at the names of the files in a folder. It needs not exist.
  package init(at path: String, of store: Store) {
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
  package func source(for language: String) -> (locale: String, isKnown: Bool) {
    if let found = Store.locale(for: language, among: locales) { return (found, true) }
    if hasTextsForAll, let own = Store.locale(for: language, among: store.locales) { return (own, true) }
    let usual = "en-US"
    let guess = locales.contains(usual) ? usual : locales.first
    return (guess ?? Store.locale(for: language, among: store.locales) ?? usual, locales.isEmpty)
  }
}

extension Store {
  /// The reason why a folder can't be read as a listing, and what to do.
  var reasonForNoFiles: String {
    let example = texts.first.map { "en-US/\($0.name).txt" } ?? ""
    return "no texts for \(name) in this directory; add files such as \(example), or correct 'listings' in l10n.yml"
  }
}
