import L10nText

/// Builds the tree of one YAML file from events, expanding aliases and applying merges.
///
/// The builder can be used after a syntax error: open collections stay open, so that reading can continue in one of
/// them.
struct YAMLTreeBuilder {
  /// The limit of a key's bytes. It also limits key paths, and the time that work on a key takes.
  static let keyLimit = 1_024

  /// A Boolean value indicating whether mappings keep all entries of a key.
  var keepsRepetitions = false
  private(set) var problems: [DocumentProblem] = []
  /// The repeated keys, with the positions of the first and second occurrence.
  private(set) var duplicates: [RepeatedKey] = []
  /// The first value in each pair of braces that is empty, with the position of the brace.
  private(set) var emptyInBraces: [(brace: Int, offset: Int)] = []
  /// The innermost open collection or, if there is none, the document. Stored separately because every event needs it,
  /// and array elements are slower.
  private var frame = Frame(offset: 0, anchor: nil, isMapping: false, isBlock: true)
  private var outerFrames: [Frame] = []
  private var anchors: [String: (node: DocumentNode, extent: YAMLExtent)] = [:]
  /// The position of the last key whose value couldn't be read.
  private(set) var lastUnreadKey: Int?
  /// The number of nodes that aliases have expanded to.
  private(set) var expansion = 0
  /// A Boolean value indicating whether an alias exceeded the limit, so that later ones aren't expanded.
  private var isExpansionSpent = false

  private struct Frame {
    var offset: Int
    var anchor: String?
    var isMapping: Bool
    var isBlock: Bool
    /// The column of a block mapping's keys, by which reading resumes after an error.
    var keyColumn: Int?
    var pairs: [DocumentEntry] = []
    var items: [DocumentNode] = []
    var expected = Expected.key
    /// The positions of keys that are a plain `<<`.
    var merges: [Int] = []
    var extent = YAMLExtent.emptyCollection
  }

  /// The next expected part of a mapping.
  private enum Expected {
    case key
    case value(key: String, offset: Int)
    /// A collection in the place of a key.
    case refusedKey
    /// The value of a key that was refused.
    case refusedValue
  }

  /// The top node, once it is closed.
  var root: DocumentNode? { outerFrames.isEmpty ? frame.items.first : nil }

  /// The columns at which a key would belong to an open block mapping.
  var openColumns: [Int] { outerFrames.compactMap(\.keyColumn) + (frame.keyColumn.map { [$0] } ?? []) }

  /// The position of a collection that is nested too deep, or `nil` if none is.
  var offsetTooDeep: Int? { outerFrames.count > BundleDocument.depthLimit ? frame.offset : nil }

  /// The start of the innermost open collection, if it is in braces or brackets.
  var openBracket: (offset: Int, isBrace: Bool)? {
    outerFrames.isEmpty || frame.isBlock ? nil : (frame.offset, frame.isMapping)
  }

  /// A Boolean value indicating whether at most a text was read so far, such as a first key that wasn't valid.
  var isWithoutMapping: Bool { outerFrames.isEmpty && (root == nil || root?.text != nil) }

  mutating func report(_ explanation: String, at offset: Int, losesKeys: Bool = true, key: String? = nil) {
    let count = problems.count
    problems.report(explanation, at: offset, losesKeys: losesKeys)
    if let key { problems.note(key: key, from: count) }
  }

  /// Notes that keys may be missing because of the last problem.
  mutating func noteLostKeys() { problems.noteLostKeys() }

  // MARK: Events

  mutating func scalar(_ scalar: DocumentText, anchor: String?, offset: Int, column: Int) {
    if CombiningMarks.areTooMany(in: scalar.text) {
      report(CombiningMarks.problem, at: offset, losesKeys: isKeyExpected)
      if isKeyExpected { refuseKey() } else { addUnread(at: offset) }
      return
    }
    guard isKeyExpected else {
      return add(DocumentNode(offset: offset, content: .text(scalar)), YAMLExtent(of: scalar), anchor: anchor)
    }
    if frame.keyColumn == -1 { frame.keyColumn = column }
    key(scalar.text, isPlain: scalar.style == .plain, offset: offset)
    if let anchor {
      anchors[anchor] = (DocumentNode(offset: offset, content: .text(scalar)), YAMLExtent(of: scalar))
    }
  }

  mutating func alias(_ name: String, offset: Int) {
    guard let target = anchors[name] else {
      report(
        "no anchor '&\(name)' comes before this alias; define it above or write the text out", at: offset,
        losesKeys: isKeyExpected)
      if isKeyExpected { refuseKey() } else { addUnread(at: offset) }
      return
    }
    guard !isKeyExpected else {
      guard let text = target.node.text else {
        refuseKey()
        return report(Self.keyMustBeText, at: offset)
      }
      return key(text, isPlain: false, offset: offset)
    }
    guard outerFrames.count + target.extent.depth <= BundleDocument.depthLimit else {
      report(
        "the content of this alias is nested deeper than \(BundleDocument.depthLimit) levels here; flatten the keys",
        at: offset, losesKeys: false)
      return addUnread(at: offset)
    }
    guard canExpand(by: target.extent.weight, at: offset) else { return addUnread(at: offset) }
    expansion += target.extent.weight
    add(target.node, target.extent, anchor: nil)
  }

  private mutating func canExpand(by weight: Int, at offset: Int) -> Bool {
    if isExpansionSpent { return false }
    guard expansion + weight > BundleDocument.expansionLimit else { return true }
    isExpansionSpent = true
    report(
      "the aliases of this file expand to more than \(BundleDocument.expansionLimit) nodes; write the texts out in full",
      at: offset)
    return false
  }

  mutating func sequenceStart(anchor: String?, offset: Int, isBlock: Bool) {
    open(Frame(offset: offset, anchor: anchor, isMapping: false, isBlock: isBlock))
  }

  mutating func mappingStart(anchor: String?, offset: Int, isBlock: Bool) {
    open(Frame(offset: offset, anchor: anchor, isMapping: true, isBlock: isBlock, keyColumn: isBlock ? -1 : nil))
  }

  mutating func collectionEnd() {
    guard let closed = close() else { return }
    add(closed)
  }

  private mutating func open(_ inner: Frame) {
    if isKeyExpected {
      report(Self.keyMustBeText, at: inner.offset)
      frame.expected = .refusedKey
    }
    outerFrames.append(frame)
    frame = inner
  }

  private mutating func close() -> Frame? {
    guard var closed = outerFrames.popLast() else { return nil }
    swap(&frame, &closed)
    return closed
  }

  // MARK: Errors

  /// Closes collections until the innermost is the block mapping whose keys are at `column`.
  mutating func resume(atColumn column: Int) {
    guard openColumns.contains(column) else { return }
    while frame.keyColumn != column { closeAfterError() }
    settleKey()
  }

  /// Discards the last value if it begins at or after a position, because an error shows that it was read wrongly.
  mutating func distrustValue(from offset: Int) {
    guard !outerFrames.isEmpty else { return }
    if let pair = frame.pairs.last, pair.value.offset >= offset {
      frame.pairs[frame.pairs.count - 1].value = .unread(at: pair.value.offset)
      lastUnreadKey = pair.keyOffset
    } else if let item = frame.items.last, item.offset >= offset {
      frame.items[frame.items.count - 1] = .unread(at: item.offset)
    }
  }

  /// Opens a block mapping whose first key is too long to be read, in the place of the last value if that is the text of
  /// the key.
  mutating func openMapping(ofLongKeyAt offset: Int, column: Int) {
    guard frame.isMapping, frame.isBlock, let pair = frame.pairs.last, pair.value.offset == offset else { return }
    frame.pairs.removeLast()
    frame.expected = .value(key: pair.key, offset: pair.keyOffset)
    open(Frame(offset: offset, anchor: nil, isMapping: true, isBlock: true, keyColumn: column))
    lastUnreadKey = offset
  }

  /// Adds a key that a line of the file has in the innermost mapping, with an unread value.
  mutating func unreadKey(_ key: String, at offset: Int) {
    guard isKeyExpected, key.utf8.count <= Self.keyLimit else { return }
    self.key(key, isPlain: false, offset: offset)
    settleKey()
  }

  /// Adds an unread value to a key that has no value yet.
  private mutating func settleKey() {
    if frame.isMapping, case .value(_, let offset) = frame.expected { addUnread(at: offset) }
    frame.expected = .key
  }

  /// Discards a text that was read instead of a mapping.
  mutating func startAgain() {
    frame.items = []
  }

  mutating func closeAll() {
    while !outerFrames.isEmpty { closeAfterError() }
  }

  private mutating func closeAfterError() {
    settleKey()
    guard let closed = close() else { return }
    // Half of what stands in braces or brackets is nothing that anybody wrote: what follows had got into it.
    if closed.isBlock { add(closed) } else { addUnread(at: closed.offset) }
  }

  // MARK: Keys

  private static let keyMustBeText = "a key must be a text; put a text that begins with a bracket or brace in quotes"

  private var isKeyExpected: Bool {
    if frame.isMapping, case .key = frame.expected { true } else { false }
  }

  private mutating func key(_ text: String, isPlain: Bool, offset: Int) {
    guard text.utf8.count <= Self.keyLimit else {
      refuseKey()
      return report(DocumentProblem.longKey, at: offset, key: text)
    }
    frame.expected = .value(key: CanonicalComposition.composed(text), offset: offset)
    if isPlain, text == "<<" { frame.merges.append(offset) }
  }

  private mutating func refuseKey() { frame.expected = .refusedValue }

  // MARK: Nodes

  private mutating func addUnread(at offset: Int) {
    if frame.isMapping, case .value(_, let keyOffset) = frame.expected { lastUnreadKey = keyOffset }
    let node = DocumentNode.unread(at: offset)
    add(node, YAMLExtent(of: node), anchor: nil)
  }

  private mutating func add(_ closed: Frame) {
    guard closed.isMapping else {
      return add(
        DocumentNode(offset: closed.offset, content: .list(closed.items)), closed.extent, anchor: closed.anchor)
    }
    let mapping = YAMLMapping(closed.pairs, merges: closed.merges, keepsRepetitions: keepsRepetitions)
    for offset in mapping.refusedMerges {
      report("'<<' merges a mapping; give it an alias of one, such as '<<: *common'", at: offset)
    }
    duplicates += mapping.duplicates
    let node = DocumentNode(offset: closed.offset, content: .mapping(mapping.pairs))
    add(node, mapping.isAsWritten ? closed.extent : YAMLExtent(of: node), anchor: closed.anchor)
  }

  private mutating func add(_ node: consuming DocumentNode, _ extent: YAMLExtent, anchor: String?) {
    if let anchor { anchors[anchor] = (node, extent) }
    if frame.isMapping {
      switch frame.expected {
      case .key: return
      case .value(let key, let offset):
        if !frame.isBlock, node.isNothing { noteEmptyInBraces(node.offset) }
        frame.pairs.append(DocumentEntry(key: key, keyOffset: offset, value: node))
        frame.expected = .key
      case .refusedKey: return frame.expected = .refusedValue
      case .refusedValue: return frame.expected = .key
      }
    } else {
      frame.items.append(node)
    }
    frame.extent.hold(extent)
  }

  private mutating func noteEmptyInBraces(_ offset: Int) {
    guard emptyInBraces.count < BundleDocument.problemLimit, emptyInBraces.last?.brace != frame.offset else {
      return
    }
    emptyInBraces.append((frame.offset, offset))
  }
}

extension DocumentNode {
  /// A Boolean value indicating whether the node is empty in the file.
  fileprivate var isNothing: Bool {
    if case .text(let text) = content { text.text.isEmpty && !text.map.isQuoted } else { false }
  }
}
