import L10nFormats
import L10nMessages
import L10nText

extension BundleMessage {
  /// Returns a Boolean value indicating whether both have the same texts, byte by byte, at the same places.
  func isWritten(like other: BundleMessage) -> Bool {
    switch (self, other) {
    case (.text(let text), .text(let otherText)): text.isWritten(like: otherText)
    case (.list(let items), .list(let others)): items.elementsEqual(others) { $0.isWritten(like: $1) }
    case (.pluralMap(let variants), .pluralMap(let others)):
      variants.elementsEqual(others) { $0.category == $1.category && $0.text.isWritten(like: $1.text) }
    default: false
    }
  }
}

extension BundleText {
  fileprivate func isWritten(like other: BundleText) -> Bool {
    place == other.place && keyPlace == other.keyPlace && map == other.map && text.hasSameBytes(as: other.text)
  }
}
