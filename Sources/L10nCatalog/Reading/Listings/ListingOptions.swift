import L10nMessages
package import L10nText

/// The options for reading a store's listing, besides those of any project.
package struct ListingOptions: Sendable {
  /// The store.
  package var store: Store
  /// The language of the project that no locale of the listing is in, so that its source had to be guessed; `nil` if
  /// its source is known.
  package var missingSource: String?
  /// The position of the listing in the configuration, in scalars from its start.
  package var offset: Int

  package init(store: Store, missingSource: String? = nil, offset: Int = 0) {
    self.store = store
    self.missingSource = missingSource
    self.offset = offset
  }
}

extension ReadingOptions {
  /// Creates the options for reading a store's listing. Each locale is complete by itself, because a store doesn't take
  /// texts from another one.
  ///
  /// - Parameters:
  ///   - source: the locale that the others are compared with.
  ///   - configuration: the configuration that names the listing.
  package init(listing: ListingOptions, source: String, configuration: SourceFile) {
    self.init(source: source, syntax: .verbatim, sparse: [], configuration: configuration)
    self.listing = listing
  }
}
