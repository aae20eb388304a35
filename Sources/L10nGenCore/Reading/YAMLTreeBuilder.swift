/// Builds the tree of one YAML file from events, with aliases written out and merges done.
///
/// The builder outlives a syntax error: what is open stays open, so that reading can go on in one of the open mappings.
struct YAMLTreeBuilder {
  /// How deep collections may stand in each other.
  static let depthLimit = 64
  /// How many bytes a key may have. No key path may have more, and no work on a key then takes long.
  static let keyLimit = 1_024
  /// How many nodes the aliases of a file may stand for.
  static let expansionLimit = 1_000_000

  private(set) var root: YAMLNode?
  private(set) var problems: [YAMLProblem] = []
  /// Duplicate keys: where the first stands and where the second does.
  private(set) var duplicates: [YAMLDuplicate] = []
  private var frames: [Frame] = []
  private var anchors: [String: YAMLNode] = [:]
  private var expansion = 0

  private struct Frame {
    var offset: Int
    var anchor: String?
    var isMapping: Bool
    /// The column of a block mapping's keys, by which reading finds its way back after an error.
    var keyColumn: Int?
    var pairs: [YAMLPair] = []
    var items: [YAMLNode] = []
    var expected = Expected.key
  }

  /// What comes next in a mapping.
  private enum Expected {
    case key
    case value(key: String, isPlain: Bool, offset: Int)
    /// A collection that stands where a key belongs.
    case refusedKey
    /// The value of a key that was refused.
    case refusedValue
  }

  /// The columns at which a key would belong to an open block mapping.
  var openColumns: [Int] { frames.compactMap(\.keyColumn) }

  /// Where a collection begins that is nested too deep; nil while none is.
  var offsetTooDeep: Int? { frames.count > Self.depthLimit ? frames.last?.offset : nil }

  /// Whether nothing came yet but perhaps a text, such as a first key that was none.
  var isWithoutMapping: Bool { frames.isEmpty && (root == nil || root?.text != nil) }

  mutating func report(_ explanation: String, at offset: Int) {
    guard problems.count < YAMLDocumentReader.problemLimit else { return }
    problems.append(YAMLProblem(explanation: explanation, offset: offset))
  }

  // MARK: Events

  mutating func scalar(_ scalar: YAMLScalar, anchor: String?, offset: Int, column: Int) {
    guard isKeyExpected, let last = frames.indices.last else {
      return add(YAMLNode(offset: offset, content: .scalar(scalar)), anchor: anchor)
    }
    if frames[last].keyColumn == -1 { frames[last].keyColumn = column }
    key(scalar.text, isPlain: scalar.style == .plain, offset: offset)
    if let anchor { anchors[anchor] = YAMLNode(offset: offset, content: .scalar(scalar)) }
  }

  mutating func alias(_ name: String, offset: Int) {
    guard let target = anchors[name] else {
      report("no anchor '&\(name)' stands before this alias; define it above or write the text out", at: offset)
      if isKeyExpected { refuseKey() } else { add(.empty(at: offset), anchor: nil) }
      return
    }
    guard !isKeyExpected else {
      guard let text = target.text else {
        refuseKey()
        return report(Self.keyMustBeText, at: offset)
      }
      return key(text, isPlain: false, offset: offset)
    }
    guard expansion + target.weight <= Self.expansionLimit, frames.count + target.depth <= Self.depthLimit else {
      report(
        "the aliases of this file stand for more than \(Self.expansionLimit) nodes, or for more than "
          + "\(Self.depthLimit) levels; write the texts out", at: offset)
      add(.empty(at: offset), anchor: nil)
      return
    }
    expansion += target.weight
    add(target, anchor: nil)
  }

  mutating func sequenceStart(anchor: String?, offset: Int) {
    refuseCollectionAsKey(at: offset)
    frames.append(Frame(offset: offset, anchor: anchor, isMapping: false))
  }

  mutating func mappingStart(anchor: String?, offset: Int, isBlock: Bool) {
    refuseCollectionAsKey(at: offset)
    frames.append(Frame(offset: offset, anchor: anchor, isMapping: true, keyColumn: isBlock ? -1 : nil))
  }

  mutating func collectionEnd() {
    guard let frame = frames.popLast() else { return }
    add(node(of: frame), anchor: frame.anchor)
  }

  // MARK: Errors

  /// Closes what is open deeper than the innermost block mapping whose keys stand at `column`.
  mutating func resume(atColumn column: Int) {
    guard let index = frames.lastIndex(where: { $0.keyColumn == column }) else { return }
    while frames.count > index + 1 { closeAfterError() }
    frames[index].expected = .key
  }

  /// Forgets what came in place of a mapping.
  mutating func startAgain() {
    root = nil
  }

  mutating func closeAll() {
    while !frames.isEmpty { closeAfterError() }
  }

  private mutating func closeAfterError() {
    // Half of a mapping in braces is nothing that anybody wrote.
    guard let frame = frames.popLast(), frame.keyColumn != nil || !frame.isMapping else { return }
    add(node(of: frame), anchor: frame.anchor)
  }

  private mutating func add(_ node: YAMLNode, anchor: String?) {
    if let anchor { anchors[anchor] = node }
    guard let last = frames.indices.last else {
      root = root ?? node
      return
    }
    guard frames[last].isMapping else { return frames[last].items.append(node) }
    switch frames[last].expected {
    case .key: break
    case .value(let key, let isPlain, let offset):
      frames[last].pairs.append(YAMLPair(key: key, isPlainKey: isPlain, keyOffset: offset, value: node))
      frames[last].expected = .key
    case .refusedKey: frames[last].expected = .refusedValue
    case .refusedValue: frames[last].expected = .key
    }
  }

  // MARK: Keys

  private static let keyMustBeText = "a key must be a text; put a text that begins with a bracket or brace in quotes"

  private var isKeyExpected: Bool {
    if let last = frames.last, last.isMapping, case .key = last.expected { true } else { false }
  }

  private mutating func key(_ text: String, isPlain: Bool, offset: Int) {
    guard let last = frames.indices.last else { return }
    guard text.utf8.count <= Self.keyLimit else {
      refuseKey()
      return report("a key may have \(Self.keyLimit) bytes at most; shorten it", at: offset)
    }
    frames[last].expected = .value(key: CanonicalComposition.composed(text), isPlain: isPlain, offset: offset)
  }

  private mutating func refuseKey() {
    if let last = frames.indices.last { frames[last].expected = .refusedValue }
  }

  private mutating func refuseCollectionAsKey(at offset: Int) {
    guard isKeyExpected, let last = frames.indices.last else { return }
    report(Self.keyMustBeText, at: offset)
    frames[last].expected = .refusedKey
  }

  // MARK: Nodes

  private mutating func node(of frame: Frame) -> YAMLNode {
    guard frame.isMapping else {
      return YAMLNode(offset: frame.offset, content: .sequence(frame.items), holding: frame.items)
    }
    let pairs = uniquePairs(merging(frame.pairs))
    return YAMLNode(offset: frame.offset, content: .mapping(pairs), holding: pairs.lazy.map(\.value))
  }

  /// Drops keys that stand a second time, noting both places.
  private mutating func uniquePairs(_ pairs: [YAMLPair]) -> [YAMLPair] {
    var first: [String: Int] = [:]
    first.reserveCapacity(pairs.count)
    var hasDuplicates = false
    for (index, pair) in pairs.enumerated() {
      if let earlier = first[pair.key] {
        duplicates.append(
          YAMLDuplicate(key: pair.key, first: pairs[earlier].keyOffset, second: pair.keyOffset))
        hasDuplicates = true
      } else {
        first[pair.key] = index
      }
    }
    guard hasDuplicates else { return pairs }
    return pairs.enumerated().filter { first[$0.element.key] == $0.offset }.map(\.element)
  }

  /// Merges `<<` (the merge key of YAML 1.1's type repository): a key of the mapping itself beats a merged one, an
  /// earlier merged mapping beats a later one.
  private mutating func merging(_ pairs: [YAMLPair]) -> [YAMLPair] {
    guard pairs.contains(where: { $0.isPlainKey && $0.key == "<<" }) else { return pairs }
    var own = pairs.filter { !($0.isPlainKey && $0.key == "<<") }
    var known = Set(own.map(\.key))
    for merge in pairs where merge.isPlainKey && merge.key == "<<" {
      for source in mergeSources(merge.value) {
        for pair in source where known.insert(pair.key).inserted { own.append(pair) }
      }
    }
    return own
  }

  private mutating func mergeSources(_ node: YAMLNode) -> [[YAMLPair]] {
    switch node.content {
    case .mapping(let pairs): return [pairs]
    case .sequence(let items): return items.flatMap { mergeSources($0) }
    case .scalar:
      report("'<<' merges a mapping; give it an alias of one, such as '<<: *common'", at: node.offset)
      return []
    }
  }
}

/// A key that stands twice in one mapping.
struct YAMLDuplicate: Sendable, Hashable {
  var key: String
  /// Where the key stands first, in scalars from the start of the file.
  var first: Int
  /// Where it stands again.
  var second: Int
}
