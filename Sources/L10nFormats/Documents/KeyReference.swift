/// A key in a text, whose own text is shown in its place.
package struct KeyReference: Sendable, Hashable {
  /// The namespace before the key, or `nil` if it names none.
  package var namespace: String?
  /// The key paths under which a catalog may have the key, that of the key as written first.
  package var paths: [[String]]
  /// The place of the key with its namespace, in UTF-8 bytes of the text.
  package var range: Range<Int>
}
