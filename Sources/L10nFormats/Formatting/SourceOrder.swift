import L10nText

/// The order that the source language gives to the keys of a file.
package struct SourceOrder {
  /// The keys in the order of the file, by the indexes of their bytes.
  private let keys: [(index: Int, rank: Int)]

  /// - Parameter ranks: the position of each key in the source language, by the index of its first byte in the file.
  package init(_ ranks: [Int: Int]) {
    keys = ranks.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the order that entries should have, as indexes of the entries.
  ///
  /// An entry has the place of its first key in the source language. Entries that the source language doesn't have stay
  /// below the entry above them.
  ///
  /// - Parameter places: the ranges of the entries in the file.
  func order(of places: [Range<Int>]) -> [Int] {
    var groups: [(rank: Int, entries: [Int])] = []
    for (entry, place) in places.enumerated() {
      if let rank = rank(in: place) {
        groups.append((rank, [entry]))
      } else if groups.isEmpty {
        groups.append((.min, [entry]))
      } else {
        groups[groups.count - 1].entries.append(entry)
      }
    }
    let sorted = groups.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    return sorted.flatMap(\.element.entries)
  }

  /// Returns the index of the first key in a range that comes before the key above it in the source language, or `nil`
  /// if all are in order.
  func firstOutOfOrder(in range: Range<Int>) -> Int? {
    let keys = keys(in: range)
    return zip(keys, keys.dropFirst()).first { $1.rank < $0.rank }?.1.index
  }

  private func rank(in range: Range<Int>) -> Int? { keys(in: range).lazy.map(\.rank).min() }

  private func keys(in range: Range<Int>) -> ArraySlice<(index: Int, rank: Int)> {
    keys[
      keys.partitioningIndex {
        $0.index >= range.lowerBound
      }..<keys.partitioningIndex {
        $0.index >= range.upperBound
      }]
  }
}
