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

extension BundleText {
  /// Creates the text of a node, which is empty if the node has none.
  ///
  /// - Parameters:
  ///   - keyOffset: the start of the key of a plural category.
  ///   - file: the index of the file in the catalog.
  init(_ node: DocumentNode, keyOffset: Int? = nil, file: Int) {
    let place = Place(file: file, offset: node.offset)
    let keyPlace = keyOffset.map { Place(file: file, offset: $0) } ?? place
    guard case .text(let text) = node.content else {
      self.init(text: "", place: place, keyPlace: keyPlace, map: .none)
      return
    }
    self.init(text: text.isNull ? "" : text.text, place: place, keyPlace: keyPlace, map: text.map)
  }
}
