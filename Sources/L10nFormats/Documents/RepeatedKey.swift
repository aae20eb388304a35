/// A key that occurs twice in one mapping.
package struct RepeatedKey: Sendable, Hashable {
  package var key: String
  /// The position of the first occurrence, in scalars from the start of the file.
  package var first: Int
  /// The position of another one.
  package var second: Int
  /// The position of the occurrence that counts, if it isn't the first, as in Apple's property lists.
  package var last: Int?
  /// A Boolean value indicating whether both have the same content.
  package var isSame = false

  /// The position of the occurrence that counts.
  package var kept: Int { last ?? first }
}

extension [DocumentEntry] {
  /// Removes the entries whose keys occurred before, and returns them.
  mutating func removeRepetitions() -> [RepeatedKey] {
    // Most mappings have two or three keys, which are compared faster than hashed.
    var indexes: [String: Int] = [:]
    let isSmall = count <= 8
    if !isSmall { indexes.reserveCapacity(count) }
    var repetitions: [RepeatedKey] = []
    var kept = 0
    for index in indices {
      let (key, offset) = (self[index].key, self[index].keyOffset)
      let first = isSmall ? self[..<kept].firstIndex { $0.key == key } : indexes[key]
      if let first {
        repetitions.append(
          RepeatedKey(
            key: key, first: self[first].keyOffset, second: offset,
            isSame: self[first].value.hasSameTexts(as: self[index].value)))
        continue
      }
      if !isSmall { indexes[key] = kept }
      if kept < index { self[kept] = self[index] }
      kept += 1
    }
    removeSubrange(kept...)
    return repetitions
  }
}

extension DocumentNode {
  /// Returns a Boolean value indicating whether both have the same texts at the same keys, at any positions and in any
  /// style. Documents have a limited depth, so the recursion has, too.
  package func hasSameTexts(as other: DocumentNode) -> Bool {
    switch (content, other.content) {
    case (.text(let text), .text(let otherText)):
      text.isNull == otherText.isNull && text.text.utf8.elementsEqual(otherText.text.utf8)
    case (.list(let items), .list(let otherItems)):
      items.count == otherItems.count && zip(items, otherItems).allSatisfy { $0.hasSameTexts(as: $1) }
    case (.mapping(let entries), .mapping(let otherEntries)):
      entries.count == otherEntries.count
        && zip(entries, otherEntries).allSatisfy { $0.key == $1.key && $0.value.hasSameTexts(as: $1.value) }
    case (.text, _), (.list, _), (.mapping, _), (.unread, _): false
    }
  }
}
