/// One text of a bundle with where it stands.
package struct BundleText: Sendable, Hashable {
  /// The text with YAML's quoting and folding undone.
  package var text: String
  /// Where the scalar begins, its quote or block indicator included.
  package var place: Place
  /// How it is written, by which a position inside it is found.
  package var style: ScalarStyle
}
