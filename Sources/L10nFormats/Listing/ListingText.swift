package import L10nText

/// A text of a store's listing: the name of its file, and what the store accepts.
///
/// The files are those of fastlane: `UploadMetadata` of `deliver`, and `AVAILABLE_METADATA_FIELDS` of `supply`. The
/// limits are those that App Store Connect and the Play Console show next to their fields.
package struct ListingText: Sendable, Hashable {
  /// The name of its file without `.txt`; of a release's notes on Google Play, the folder of the files.
  package let name: String
  /// The name for people, with its article.
  package let title: String
  /// The largest number of characters that the store accepts.
  package let limit: Int
  /// A Boolean value indicating whether the store shows it in one line, or takes it as one.
  package let isOneLine: Bool
  /// A Boolean value indicating whether it is a list of search terms, separated by commas.
  package var isKeywords: Bool { name == Self.keywords.name }

  /// A Boolean value indicating whether each version of the app has its own, in a folder of files.
  package var isOfVersion: Bool { name == Self.versionNotes.name }
  /// A Boolean value indicating whether its title is a plural noun.
  package var isPlural: Bool { title.hasSuffix("s") }
  /// The form of 'have' after its title.
  package var verb: String { isPlural ? "have" : "has" }
  /// The pronoun for it.
  package var pronoun: String { isPlural ? "them" : "it" }

  /// Returns a description for translators, with what the store accepts.
  package func description(in store: Store) -> String {
    let form = isKeywords ? ", separated by commas without spaces" : isOneLine ? ", in one line" : ""
    return title.prefix(1).uppercased() + title.dropFirst() + " in \(store.name): at most \(limit) characters\(form)."
  }

  private init(_ name: String, _ title: String, limit: Int, isOneLine: Bool = false) {
    self.name = name
    self.title = title
    self.limit = limit
    self.isOneLine = isOneLine
  }

  static let keywords = ListingText("keywords", "the keywords", limit: 100, isOneLine: true)

  fileprivate static let appStore = [
    ListingText("name", "the name", limit: 30, isOneLine: true),
    ListingText("subtitle", "the subtitle", limit: 30, isOneLine: true),
    keywords,
    ListingText("promotional_text", "the promotional text", limit: 170),
    ListingText("description", "the description", limit: 4_000),
    ListingText("release_notes", "the release notes", limit: 4_000),
  ]

  fileprivate static let googlePlay = [
    ListingText("title", "the title", limit: 30, isOneLine: true),
    ListingText("short_description", "the short description", limit: 80, isOneLine: true),
    ListingText("full_description", "the full description", limit: 4_000),
    versionNotes,
  ]

  static let versionNotes = ListingText("changelogs", "the release notes", limit: 500)
}

extension Store {
  /// The texts of a listing that are translated. Its addresses, such as `support_url.txt`, aren't.
  package var texts: [ListingText] {
    switch self {
    case .appStore: ListingText.appStore
    case .googlePlay: ListingText.googlePlay
    }
  }

  /// Returns the text of a key path, or `nil` if it isn't one of a listing.
  ///
  /// - Parameter key: its segments, of which the first is the store's name.
  package static func text(ofKey key: [String]) -> (store: Store, text: ListingText)? {
    guard key.count > 1, let store = Store(rawValue: key[0]), let text = store.texts.first(where: { $0.name == key[1] })
    else { return nil }
    return (store, text)
  }
}
