package import L10nText

/// The content of a bundle at one key path.
package struct BundleEntry: Sendable {
  /// The place where the key stands.
  package var keyPlace: Place
  package var kind: Kind
  /// The number of items a list has whose items are not all texts, so that they are keys below it: `0`, `1`. Nil for
  /// all else.
  package var itemCount: Int?

  package enum Kind: Sendable {
    /// Further keys stand below.
    case namespace
    case message
    /// A message for which nothing is written yet.
    case emptyMessage
    /// Something that could not be read: a message, or a namespace with whatever stands below it.
    case unread
  }

  package var isMessage: Bool { kind == .message || kind == .emptyMessage }
}
