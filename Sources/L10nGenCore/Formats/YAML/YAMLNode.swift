/// A node of a YAML document, with aliases already replaced by what they stand for.
struct YAMLNode: Sendable {
  var content: Content
  // What follows a scalar's style in memory; larger offsets than this holds are in no file that is read.
  private let storedOffset: UInt32

  enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping([YAMLPair])
  }

  init(offset: Int, content: Content) {
    self.content = content
    storedOffset = UInt32(truncatingIfNeeded: offset)
  }

  /// Where the node begins, in scalars from the start of the file.
  var offset: Int { Int(storedOffset) }

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
  var value: YAMLNode
  private let storedKeyOffset: UInt32
  /// Whether the key is written plainly; only a plain `<<` merges.
  var isPlainKey: Bool

  init(key: String, isPlainKey: Bool, keyOffset: Int, value: YAMLNode) {
    self.key = key
    self.value = value
    self.isPlainKey = isPlainKey
    storedKeyOffset = UInt32(truncatingIfNeeded: keyOffset)
  }

  /// Where the key begins, in scalars from the start of the file.
  var keyOffset: Int { Int(storedKeyOffset) }
}
