import L10nCatalog
import L10nFormats
import L10nText

/// A text of a store's listing in one locale.
struct ListedText {
  let store: Store
  /// The kind of text, with the limits of the store.
  let kind: ListingText
  let text: BundleText
  let subject: Report.Subject

  /// Returns the texts of a listing, or none if the catalog isn't one.
  static func all(in catalog: Catalog) -> [ListedText] {
    guard catalog.listing != nil else { return [] }
    return catalog.messages.indices.flatMap { index -> [ListedText] in
      let message = catalog.messages[index]
      guard let (store, kind) = Store.text(ofKey: catalog.keys.segments(message.key)) else { return [] }
      return message.texts.enumerated().compactMap { language, localized in
        localized?.text(at: 0).map {
          ListedText(store: store, kind: kind, text: $0, subject: .message(index, language: language))
        }
      }
    }
  }

  /// The content.
  var string: String { text.text }

  /// Returns a spot in the text.
  ///
  /// - Parameter offset: the offset in UTF-8 bytes.
  func spot(at offset: Int) -> Spot { .within(text, offset: offset) }
}
