/// A key that stands twice in one mapping.
struct RepeatedKey: Sendable, Hashable {
  var key: String
  /// The position of the key's first occurrence, in scalars from the start of the file.
  var first: Int
  /// The place where it stands again.
  var second: Int
}
