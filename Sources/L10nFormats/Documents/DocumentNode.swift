/// A node of a file with messages or settings in any format: a text, a list or a mapping.
package struct DocumentNode: Sendable {
  package var content: Content
  // Fits next to a text's source map in memory. Files are too small for larger offsets.
  private let storedOffset: UInt32

  package enum Content: Sendable {
    case text(DocumentText)
    case list([DocumentNode])
    case mapping([DocumentEntry])
    /// A value that couldn't be read; the problems of the file have the reason.
    case unread
  }

  package init(offset: Int, content: Content) {
    self.content = content
    storedOffset = UInt32(truncatingIfNeeded: offset)
  }

  /// The start of the node, in scalars from the start of the file.
  package var offset: Int { Int(storedOffset) }

  /// Creates an empty text, for a node that is missing.
  package static func nothing(at offset: Int, _ map: SourceMap) -> DocumentNode {
    DocumentNode(offset: offset, content: .text(DocumentText(text: "", map: map)))
  }

  /// Creates a node that couldn't be read.
  static func unread(at offset: Int) -> DocumentNode { DocumentNode(offset: offset, content: .unread) }

  package var isUnread: Bool {
    if case .unread = content { true } else { false }
  }

  /// Returns the node with all nodes that match replaced by unread ones.
  func unreading(_ isWanted: (DocumentNode) -> Bool) -> DocumentNode {
    if isWanted(self) { return .unread(at: offset) }
    switch content {
    case .text, .unread: return self
    case .list(let items): return DocumentNode(offset: offset, content: .list(items.map { $0.unreading(isWanted) }))
    case .mapping(let entries):
      let read = entries.map {
        DocumentEntry(key: $0.key, keyOffset: $0.keyOffset, value: $0.value.unreading(isWanted))
      }
      return DocumentNode(offset: offset, content: .mapping(read))
    }
  }

  /// The node without its unread parts, or `nil` if nothing else is left.
  package var withoutUnread: DocumentNode? {
    switch content {
    case .unread: return nil
    case .text: return self
    case .list(let items): return DocumentNode(offset: offset, content: .list(items.compactMap(\.withoutUnread)))
    case .mapping(let entries):
      let read = entries.compactMap { entry in
        entry.value.withoutUnread.map { DocumentEntry(key: entry.key, keyOffset: entry.keyOffset, value: $0) }
      }
      return DocumentNode(offset: offset, content: .mapping(read))
    }
  }

  /// The entries of a mapping, or none for other nodes.
  package var entries: [DocumentEntry] {
    if case .mapping(let entries) = content { entries } else { [] }
  }

  /// The text of a node, or `nil` for collections and unread nodes.
  package var text: String? {
    if case .text(let text) = content { text.text } else { nil }
  }
}

/// A text of a file.
package struct DocumentText: Sendable {
  /// The text without its quotes, with escapes decoded. Numbers and truth values are texts as written.
  package var text: String
  package var map: SourceMap

  package init(text: String, map: SourceMap) {
    self.text = text
    self.map = map
  }
  /// A Boolean value indicating whether the value is the format's word for nothing, or is missing.
  package var isNull: Bool { map.isNull }
}

/// One key of a mapping with its value.
package struct DocumentEntry: Sendable {
  /// The key in Unicode's NFC.
  package var key: String
  package var value: DocumentNode
  private let storedKeyOffset: UInt32

  package init(key: String, keyOffset: Int, value: DocumentNode) {
    self.key = key
    self.value = value
    storedKeyOffset = UInt32(truncatingIfNeeded: keyOffset)
  }

  /// The start of the key, in scalars from the start of the file.
  package var keyOffset: Int { Int(storedKeyOffset) }
}
