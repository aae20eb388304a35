package import L10nFormats
package import L10nText

/// One text of a bundle with its place.
package struct BundleText: Sendable, Hashable {
  /// The text without its quotes, with escapes decoded.
  package var text: String
  /// The start of the text in its file, including its quote.
  package var place: Place
  /// The start of its category's key in a plural map; the start of the text otherwise.
  package var keyPlace: Place
  /// The style of the text in the file, which is needed to find positions inside the text.
  package var map: SourceMap
}
