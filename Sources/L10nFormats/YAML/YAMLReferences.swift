import L10nText

/// The anchors and aliases of a YAML file.
struct YAMLReferences {
  private var references: [Reference] = []

  private struct Reference {
    var name: String
    /// A byte of it, or of its value.
    var index: Int
    var isAnchor: Bool
  }

  /// Finds those of a file without errors.
  init(in bytes: [UInt8]) {
    guard bytes.contains(UInt8(ascii: "&")) else { return }
    let lines = LineTable(bytes)
    bytes.withUnsafeBufferPointer { buffer in
      var reader = YAMLEventReader(buffer)
      while let event = reader.next() {
        switch event {
        case .scalar(_, let anchor?, _, let offset, _, _), .sequenceStart(let anchor?, let offset, _),
          .mappingStart(let anchor?, let offset, _):
          let index = lines.byteOffset(atScalar: offset, in: bytes)
          references.append(Reference(name: anchor, index: index, isAnchor: true))
        case .alias(let name, let offset):
          let index = lines.byteOffset(atScalar: offset, in: bytes)
          references.append(Reference(name: name, index: index, isAnchor: false))
        case .end: return
        case .scalar, .sequenceStart, .mappingStart, .collectionEnd, .documentStart, .other: break
        }
      }
    }
  }

  /// Returns an anchor whose aliases could mean something else if the entries at some places, which follow one another,
  /// had another order.
  func anchor(movedBy order: [Int], of entries: [Range<Int>]) -> String? {
    guard let first = entries.first, let last = entries.last, !references.isEmpty else { return nil }
    let start = references.partitioningIndex { $0.index >= first.lowerBound }
    let end = references.partitioningIndex { $0.index >= last.upperBound }
    var positions = Array(repeating: 0, count: order.count)
    for (position, entry) in order.enumerated() { positions[entry] = position }
    let inside = references[start..<end]
    let anchors = Set(inside.filter(\.isAnchor).map(\.name))
    var latest: [String: Int] = [:]
    for reference in inside where anchors.contains(reference.name) {
      let position = positions[max(0, entries.partitioningIndex { $0.lowerBound > reference.index } - 1)]
      if let before = latest[reference.name], before > position { return reference.name }
      latest[reference.name] = position
    }
    return nil
  }
}
