/// The size of a node with all aliases expanded, which limits how much aliases can stand for.
struct YAMLExtent {
  /// The number of nodes it comes to, itself included; a long text counts as one more for every so many bytes.
  var weight = 1
  /// The number of collections that stand in each other from here inwards; 0 for a scalar.
  var depth = 0

  private static let bytesOfWeight = 64

  /// A collection that nothing is in yet.
  static let emptyCollection = YAMLExtent(weight: 1, depth: 1)

  private init(weight: Int, depth: Int) {
    self.weight = weight
    self.depth = depth
  }

  init(of scalar: DocumentText) {
    weight += scalar.text.utf8.count / Self.bytesOfWeight
  }

  init(of node: DocumentNode) {
    switch node.content {
    case .text(let scalar): self.init(of: scalar)
    case .unread: self.init(weight: 1, depth: 0)
    case .list(let items):
      self = .emptyCollection
      for item in items { hold(YAMLExtent(of: item)) }
    case .mapping(let pairs):
      self = .emptyCollection
      for pair in pairs { hold(YAMLExtent(of: pair.value)) }
    }
  }

  /// Adds what stands in the collection.
  mutating func hold(_ inner: YAMLExtent) {
    weight += inner.weight
    depth = max(depth, inner.depth + 1)
  }
}
