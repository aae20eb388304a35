/// A key that stands twice in one mapping.
struct RepeatedKey: Sendable, Hashable {
  var key: String
  /// The position of the first occurrence, in scalars from the start of the file.
  var first: Int
  /// The position of another one.
  var second: Int
  /// The position of the occurrence that counts, if it isn't the first, as in Apple's property lists.
  var last: Int?

  /// The position of the occurrence that counts.
  var kept: Int { last ?? first }
}

extension [DocumentEntry] {
  /// Removes the entries whose key another one before them has, and returns them.
  mutating func removeRepetitions() -> [RepeatedKey] {
    // Most mappings have two or three keys, which are compared faster than hashed.
    var offsets: [String: Int] = [:]
    let isSmall = count <= 8
    if !isSmall { offsets.reserveCapacity(count) }
    var repetitions: [RepeatedKey] = []
    var kept = 0
    for index in indices {
      let (key, offset) = (self[index].key, self[index].keyOffset)
      let first = isSmall ? self[..<kept].first { $0.key == key }?.keyOffset : offsets[key]
      if let first {
        repetitions.append(RepeatedKey(key: key, first: first, second: offset))
        continue
      }
      if !isSmall { offsets[key] = offset }
      if kept < index { self[kept] = self[index] }
      kept += 1
    }
    removeSubrange(kept...)
    return repetitions
  }
}
