/// The entries of a mapping in which the last of several entries with one key counts, as in Apple's property lists.
struct LastEntries {
  private(set) var entries: [DocumentEntry] = []
  /// The indexes of the entries by their keys.
  private var indexes: [String: Int] = [:]
  /// For each repeated key, its index and the positions of its first and a later occurrence.
  private var repeated: [(index: Int, first: Int, second: Int, isSame: Bool)] = []
  private var firsts: [Int: Int] = [:]

  /// Adds an entry, or replaces the one with the same key.
  mutating func add(_ entry: DocumentEntry) {
    guard let present = indexes[entry.key] else {
      indexes[entry.key] = entries.count
      entries.append(entry)
      return
    }
    let first = firsts[present] ?? entries[present].keyOffset
    firsts[present] = first
    repeated.append((present, first, entry.keyOffset, entries[present].value.hasSameTexts(as: entry.value)))
    entries[present] = entry
  }

  /// The keys that were added again. The last occurrence, which counts, is known only after all entries were added.
  var repetitions: [RepeatedKey] {
    repeated.map { index, first, second, isSame in
      RepeatedKey(
        key: entries[index].key, first: first, second: second, last: entries[index].keyOffset, isSame: isSame)
    }
  }
}
