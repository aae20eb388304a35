/// The content of a mapping, made from its written pairs: merges are applied, and each key occurs once unless
/// repetitions are kept.
struct YAMLMapping {
  private(set) var pairs: [DocumentEntry]
  /// A Boolean value indicating whether these are the pairs that are written.
  private(set) var isAsWritten = true
  /// The keys that stand twice, of which the first is kept.
  private(set) var duplicates: [RepeatedKey] = []
  /// The place where a `<<` has something to merge that is no mapping.
  private(set) var refusedMerges: [Int] = []

  /// - Parameters:
  ///   - merges: where keys are a plain `<<`.
  ///   - keepsRepetitions: whether it has all pairs of a key.
  init(_ written: [DocumentEntry], merges: [Int], keepsRepetitions: Bool) {
    pairs = written
    if !merges.isEmpty { merge(Set(merges)) }
    if !keepsRepetitions, hasDuplicates { dropDuplicates() }
  }

  /// Merges `<<` (the merge key of YAML 1.1's type repository): a key of the mapping itself beats a merged one, an
  /// earlier merged mapping beats a later one.
  private mutating func merge(_ merges: Set<Int>) {
    isAsWritten = false
    var own = pairs.filter { !merges.contains($0.keyOffset) }
    var known = Set(own.map(\.key))
    for merge in pairs where merges.contains(merge.keyOffset) {
      for source in sources(in: merge.value) {
        for pair in source where known.insert(pair.key).inserted { own.append(pair) }
      }
    }
    pairs = own
  }

  private mutating func sources(in node: DocumentNode) -> [[DocumentEntry]] {
    switch node.content {
    case .mapping(let pairs): return [pairs]
    case .list(let items): return items.flatMap { sources(in: $0) }
    case .unread: return []
    case .text:
      refusedMerges.append(node.offset)
      return []
    }
  }

  private var hasDuplicates: Bool {
    // Comparing a few keys takes less than hashing them.
    if pairs.count <= 8 {
      for index in pairs.indices.dropFirst() {
        let key = pairs[index].key
        for earlier in 0..<index where pairs[earlier].key == key { return true }
      }
      return false
    }
    var keys = Set<String>(minimumCapacity: pairs.count)
    for pair in pairs where !keys.insert(pair.key).inserted { return true }
    return false
  }

  private mutating func dropDuplicates() {
    isAsWritten = false
    var kept: [DocumentEntry] = []
    var indexes: [String: Int] = [:]
    for pair in pairs {
      if let first = indexes[pair.key].map({ kept[$0] }) {
        duplicates.append(
          RepeatedKey(
            key: pair.key, first: first.keyOffset, second: pair.keyOffset,
            // Only texts: many aliases of one mapping would each be compared whole.
            isSame: first.value.text != nil && first.value.hasSameTexts(as: pair.value)))
      } else {
        indexes[pair.key] = kept.count
        kept.append(pair)
      }
    }
    pairs = kept
  }
}
