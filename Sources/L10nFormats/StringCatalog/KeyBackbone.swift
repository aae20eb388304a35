import L10nText

/// The keys of a file that are in its order, without those that are out of it: as many as there can be.
///
/// A key that somebody renamed by hand, and left where it was, says nothing about the places of others.
struct KeyBackbone {
  /// The positions of the keys, in order.
  let positions: [Int]

  /// Finds the longest sequence of keys in order, by the last keys of the best sequences of each length (Fredman, 1975).
  init(of keys: [some Comparable]) {
    var lasts: [Int] = []
    var previous: [Int?] = []
    for (position, key) in keys.enumerated() {
      let length = lasts.partitioningIndex { key < keys[$0] }
      previous.append(length > 0 ? lasts[length - 1] : nil)
      if length < lasts.count { lasts[length] = position } else { lasts.append(position) }
    }
    var positions: [Int] = []
    var next = lasts.last
    while let position = next {
      positions.append(position)
      next = previous[position]
    }
    self.positions = positions.reversed()
  }
}
