/// One text of a bundle with where it stands.
public struct BundleText: Sendable, Hashable {
  /// The text with YAML's quoting and folding undone.
  public var text: String
  /// Where the scalar begins, its quote or block indicator included.
  public var place: Place
  /// How it is written, by which a position inside it is found.
  public var style: ScalarStyle
}
