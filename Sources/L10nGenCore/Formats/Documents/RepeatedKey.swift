/// A key that stands twice in one mapping.
struct RepeatedKey: Sendable, Hashable {
  var key: String
  /// The position of the occurrence that counts, in scalars from the start of the file: in most formats the first.
  var first: Int
  /// The position of another one.
  var second: Int
}
