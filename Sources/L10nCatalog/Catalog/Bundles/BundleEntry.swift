package import L10nText

/// The content of a bundle at one key path.
package struct BundleEntry: Sendable {
  /// The place of the key.
  package var keyPlace: Place
  package var kind: Kind
  /// The number of items of a list whose items aren't all texts, so that they are keys below it: `0`, `1`; `nil` for
  /// anything else.
  package var itemCount: Int?

  package enum Kind: Sendable {
    /// Other keys are below it.
    case namespace
    case message
    /// A message without any text yet.
    case emptyMessage
    /// Something that couldn't be read: a message, or a namespace with everything below it.
    case unread
  }

  package var isMessage: Bool { kind == .message || kind == .emptyMessage }
}
