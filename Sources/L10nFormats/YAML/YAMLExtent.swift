/// The size of a node with all aliases expanded, for limiting the expansion.
struct YAMLExtent {
  /// The number of nodes, including itself; a long text counts as one more for every ``bytesOfWeight`` bytes.
  var weight = 1
  /// The number of collections inside each other, including itself; 0 for a scalar.
  var depth = 0

  private static let bytesOfWeight = 64

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

  /// Adds a node inside the collection.
  mutating func hold(_ inner: YAMLExtent) {
    weight += inner.weight
    depth = max(depth, inner.depth + 1)
  }
}
