import L10nText

/// Reads a file of i18next with each key by itself. Only the files of all languages together show which keys belong to
/// one message; ``I18nextFamilies`` joins these.
struct I18nextReader {
  private var repetitions: [RepeatedKey] = []
  private var problems: [DocumentProblem] = []
  private var doubts: [DocumentProblem] = []

  /// Reads UTF-8 without a byte-order mark.
  static func read(_ bytes: [UInt8]) -> BundleDocument {
    var document = JSONDocumentReader.read(bytes, keys: .lastNames)
    guard let root = document.root else { return document }
    var reader = I18nextReader()
    document.root = reader.node(root, depth: 0)
    guard !document.problems.haveConflicts else { return document }
    document.repetitions += reader.repetitions
    document.problems += reader.problems
    document.problems.sort { $0.offset < $1.offset }
    document.doubts += reader.doubts
    return document
  }

  /// - Parameter depth: the number of key segments above the node.
  private mutating func node(_ node: DocumentNode, depth: Int) -> DocumentNode {
    switch node.content {
    case .unread: return node
    case .text(let text):
      let map: SourceMap = text.isNull ? .i18nextNull : text.map.isQuoted ? .i18nextText : .i18nextWord
      return DocumentNode(offset: node.offset, content: .text(DocumentText(text: text.text, map: map)))
    case .list(let items):
      return DocumentNode(offset: node.offset, content: .list(items.map { self.node($0, depth: depth + 1) }))
    case .mapping(let entries):
      let members = entries.compactMap { member($0, depth: depth) }
      let (object, repetitions) = NestedMapping.node(of: members, at: node.offset)
      self.repetitions += repetitions
      return object
    }
  }

  private mutating func member(_ entry: DocumentEntry, depth: Int) -> NestedMapping.Member? {
    // JSON has no comments, so tools use keys that look like them.
    guard !entry.key.hasPrefix("//") else { return nil }
    let path = JSONKeyPath.segments(of: CanonicalComposition.composed(entry.key))
    let depth = depth + path.count
    guard depth <= BundleDocument.depthLimit else {
      let explanation = "nested deeper than \(BundleDocument.depthLimit) levels; shorten the key"
      problems.report(explanation, at: entry.keyOffset, losesKeys: true)
      return nil
    }
    if let namespace = Self.namespaceRead(in: entry.key) {
      doubts.report(
        "i18next looks '\(namespace)' up as a namespace because of the colon; write the key without a colon",
        at: entry.keyOffset, losesKeys: false)
    }
    return NestedMapping.Member(path: path, keyOffset: entry.keyOffset, value: node(entry.value, depth: depth))
  }

  /// Returns the part of a key that i18next takes for a namespace, or `nil` if there is none. A key with any of these
  /// signs is a sentence to it.
  static func namespaceRead(in key: String) -> String? {
    guard let colon = key.firstIndex(of: ":"), !key.unicodeScalars.contains(where: " ,?!;".unicodeScalars.contains)
    else { return nil }
    return String(key[..<colon])
  }
}
