package import L10nMessages

/// The message of a bundle at a key, with the place of every text.
package typealias BundleMessage = MessageTexts<BundleText>

extension BundleMessage {
  /// The message without its places.
  package var stored: StoredMessage { map(\.text) }

  /// A Boolean value indicating whether every text is empty: it hasn't been translated yet.
  package var isEmpty: Bool { isNothingBut(\.text.isEmpty) }
}
