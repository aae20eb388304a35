/// A node of a YAML document, with aliases already replaced by what they stand for.
struct YAMLNode: Sendable {
  /// Where the node begins, in scalars from the start of the file.
  var offset: Int
  var content: Content
  /// How many nodes this one comes to with all aliases written out, itself included; a long text counts as one more for
  /// every so many bytes.
  var weight = 1
  /// How many collections stand in each other from here inwards; 0 for a scalar.
  var depth = 0

  enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping([YAMLPair])
  }

  init(offset: Int, content: Content) {
    self.offset = offset
    self.content = content
    if case .scalar(let scalar) = content { weight += scalar.text.utf8.count / Self.bytesOfWeight }
  }

  private static let bytesOfWeight = 64

  /// A collection of the given nodes.
  init(offset: Int, content: Content, holding nodes: some Sequence<YAMLNode>) {
    self.init(offset: offset, content: content)
    for node in nodes {
      weight += node.weight
      depth = max(depth, node.depth)
    }
    depth += 1
  }

  /// What stands in for a node that could not be read.
  static func empty(at offset: Int) -> YAMLNode {
    YAMLNode(offset: offset, content: .scalar(YAMLScalar(text: "", style: .plain)))
  }

  /// Whether nothing is written where the node stands.
  var isNothing: Bool {
    if case .scalar(let scalar) = content { scalar.style == .plain && scalar.text.isEmpty } else { false }
  }

  /// The text of a scalar; nil for collections.
  var text: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }
}

/// A scalar as it was written.
struct YAMLScalar: Sendable {
  /// The text with YAML's quoting and folding undone.
  var text: String
  var style: ScalarStyle
  /// Whether it is YAML's null: nothing, or a plain `~` or `null` of the core schema.
  var isNull: Bool {
    style == .plain && (text.isEmpty || text == "~" || text == "null" || text == "Null" || text == "NULL")
  }
}

/// One key of a mapping with its value.
struct YAMLPair: Sendable {
  /// The key in Unicode's NFC.
  var key: String
  /// Whether the key is written plainly; only a plain `<<` merges.
  var isPlainKey: Bool
  /// Where the key begins, in scalars from the start of the file.
  var keyOffset: Int
  var value: YAMLNode
}
