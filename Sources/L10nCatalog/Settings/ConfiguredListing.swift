package import L10nText

/// A store's listing of the app, of which fastlane keeps the texts in a folder for each locale.
package struct ConfiguredListing: Sendable, Hashable {
  /// The path of the folder as written, relative to the configuration's directory.
  package var path: String
  package var store: Store
  /// The locale that the others are compared with, or `nil` for the one that suits the project's source language.
  package var source: String?
  /// The position in the configuration, in scalars from its start.
  package var offset = 0

  /// Creates a listing. Without a store, the folder's name decides: `supply` calls Google Play's `android`.
  package init(path: String, store: Store? = nil, source: String? = nil, offset: Int = 0) {
    self.path = path
    self.store = store ?? (FilePath.name(path) == "android" ? .googlePlay : .appStore)
    self.source = source
    self.offset = offset
  }
}
