import L10nLanguage
import L10nMessages

/// The content of a mapping, made from its written pairs: merges are applied, and each key occurs once unless
/// repetitions are kept.
struct YAMLMapping {
  private(set) var pairs: [DocumentEntry]
  /// A Boolean value indicating whether these are exactly the pairs in the file.
  private(set) var isAsWritten = true
  /// The repeated keys, whose first occurrence is kept.
  private(set) var duplicates: [RepeatedKey] = []
  /// The positions of `<<` whose value isn't a mapping.
  private(set) var refusedMerges: [Int] = []

  /// - Parameters:
  ///   - merges: the positions of keys that are a plain `<<`.
  ///   - keepsRepetitions: a Boolean value indicating whether all pairs of a key are kept.
  init(_ written: [DocumentEntry], merges: [Int], keepsRepetitions: Bool) {
    pairs = written
    if !merges.isEmpty { merge(Set(merges)) }
    if !keepsRepetitions, mayHaveDuplicates { dropDuplicates() }
  }

  /// Merges `<<` (the merge key of YAML 1.1's type repository). The mapping's own keys override merged ones, and
  /// earlier merged mappings override later ones.
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

  /// A Boolean value indicating whether two keys have the same hash, as hardly any but equal ones have. To sort numbers takes
  /// less time than to make a set of the keys.
  private var mayHaveDuplicates: Bool {
    let hashes = pairs.map { $0.key.withBytes { MessageID.hash($0) } }.sorted()
    return zip(hashes, hashes.dropFirst()).contains(where: ==)
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
            // Only texts: comparing many aliases of one mapping would take long.
            isSame: first.value.text != nil && first.value.hasSameTexts(as: pair.value)))
      } else {
        indexes[pair.key] = kept.count
        kept.append(pair)
      }
    }
    pairs = kept
  }
}
