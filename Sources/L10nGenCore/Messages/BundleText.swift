/// One text of a bundle with where it stands.
package struct BundleText: Sendable, Hashable {
  /// The text without its quotes, with escapes undone.
  package var text: String
  /// Where it begins in its file, its quote included.
  package var place: Place
  /// How it is written there, by which a position inside it is found.
  package var map: SourceMap
}
