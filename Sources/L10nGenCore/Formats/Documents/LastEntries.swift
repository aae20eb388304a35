/// The entries of a mapping in which the last of those with one key counts, as in Apple's property lists.
struct LastEntries {
  private(set) var entries: [DocumentEntry] = []
  /// The indexes of the entries by their keys.
  private var indexes: [String: Int] = [:]

  /// Adds an entry; returns the repetition if it takes the place of another one.
  mutating func add(_ entry: DocumentEntry) -> RepeatedKey? {
    guard let present = indexes[entry.key] else {
      indexes[entry.key] = entries.count
      entries.append(entry)
      return nil
    }
    let repetition = RepeatedKey(key: entry.key, first: entry.keyOffset, second: entries[present].keyOffset)
    entries[present] = entry
    return repetition
  }
}
