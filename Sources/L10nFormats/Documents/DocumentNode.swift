/// A node of a file that holds messages or settings, in whatever format: a text, a list or a mapping.
package struct DocumentNode: Sendable {
  package var content: Content
  // What follows a text's source map in memory; larger offsets than this holds are in no file that is read.
  private let storedOffset: UInt32

  package enum Content: Sendable {
    case text(DocumentText)
    case list([DocumentNode])
    case mapping([DocumentEntry])
    /// Something is written there that could not be read; the problems of the file say why.
    case unread
  }

  package init(offset: Int, content: Content) {
    self.content = content
    storedOffset = UInt32(truncatingIfNeeded: offset)
  }

  /// The start of the node, in scalars from the start of the file.
  package var offset: Int { Int(storedOffset) }

  /// A node that says nothing, for one that is missing.
  package static func nothing(at offset: Int, _ map: SourceMap) -> DocumentNode {
    DocumentNode(offset: offset, content: .text(DocumentText(text: "", map: map)))
  }

  /// A node that could not be read.
  static func unread(at offset: Int) -> DocumentNode { DocumentNode(offset: offset, content: .unread) }

  package var isUnread: Bool {
    if case .unread = content { true } else { false }
  }

  /// The node with all nodes that are wanted as ones that could not be read.
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

  /// The node without what could not be read in it, or `nil` if that is all of it.
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

  /// The entries of a mapping; none for other nodes.
  package var entries: [DocumentEntry] {
    if case .mapping(let entries) = content { entries } else { [] }
  }

  /// The text of a node; nil for collections and for what could not be read.
  package var text: String? {
    if case .text(let text) = content { text.text } else { nil }
  }
}

/// A text of a file.
package struct DocumentText: Sendable {
  /// The text without its quotes, with escapes undone. Numbers and truth values are texts as they are written.
  package var text: String
  package var map: SourceMap

  package init(text: String, map: SourceMap) {
    self.text = text
    self.map = map
  }
  /// A Boolean value indicating whether the format's word for nothing stands there, or nothing at all.
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
