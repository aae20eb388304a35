/// The meaning of the keys of objects in a file.
enum JSONKeys {
  /// A key may be a whole key path, such as `"store.title"`.
  case paths
  /// A key is a name in exactly these characters.
  case names

  /// The node of an object, and the keys that it has twice.
  func node(of members: [NestedMapping.Member], at offset: Int) -> (node: DocumentNode, repetitions: [RepeatedKey]) {
    switch self {
    case .paths: NestedMapping.node(of: members, at: offset)
    case .names: NestedMapping.flatNode(of: members, at: offset)
    }
  }

  /// The segments of a key.
  func path(of key: String) -> [String] {
    switch self {
    case .paths: JSONKeyPath.segments(of: CanonicalComposition.composed(key))
    case .names: [key]
    }
  }
}
