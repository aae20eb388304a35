import L10nText

extension KeyedText {
  /// Returns a file without some entries, and without mappings that become empty; `nil` if an entry isn't found.
  ///
  /// - Parameters:
  ///   - keys: the positions of their keys, in bytes.
  ///   - separator: the format's separator of entries.
  package func removing(keysAt keys: [Int], separator: [UInt8]) -> KeyedText? {
    var walk = EntryRemoval(keys: keys.sorted(), separator: separator)
    let rest = walk.removing(from: self, isWhole: true)
    return walk.found == keys.count ? rest : nil
  }

  /// Returns a file without some entries of its top mapping.
  package func removing(entries keys: Set<String>) -> KeyedText {
    var text = self
    text.entries?.removeAll { keys.contains($0.key) }
    return text
  }
}

/// A walk through a file that removes entries.
private struct EntryRemoval {
  /// The offsets of the keys to remove, in order.
  let keys: [Int]
  let separator: [UInt8]
  /// The number of keys that were found.
  var found = 0
  /// The position of the current text.
  private var offset = 0

  init(keys: [Int], separator: [UInt8]) {
    self.keys = keys
    self.separator = separator
  }

  /// Returns the rest of a text after the removal, or `nil` if nothing is left.
  ///
  /// - Parameter isWhole: a Boolean value indicating whether the text is the whole file, which stays even if it has no
  ///   entries left.
  mutating func removing(from text: KeyedText, isWhole: Bool) -> KeyedText? {
    let start = offset
    offset += text.head.count
    let count = numberOfKeys(from: start, to: offset)
    if count > 0, !isWhole {
      found += count
      offset = start + text.bytes(separator: separator).count
      return nil
    }
    guard let entries = text.entries else { return text }
    var rest: [KeyedText] = []
    for (index, entry) in entries.enumerated() {
      if index > 0 { offset += separator.count }
      if let entry = removing(from: entry, isWhole: false) {
        rest.append(entry)
      } else if separator.isEmpty, let last = rest.indices.last {
        // What separates it from the next text also separates its neighbors.
        rest[last].keepTrail(of: entry, margin: entry.head.prefix { $0 == UInt8(ascii: " ") }.count)
      }
    }
    offset += text.tail.count
    guard isWhole || !rest.isEmpty || entries.isEmpty else { return nil }
    var text = text
    text.entries = rest
    // The line feed after the last entry would leave an empty line.
    if rest.isEmpty, !entries.isEmpty, !separator.isEmpty, text.tail.starts(with: separator),
      text.head.isEmpty || text.head.last == UInt8(ascii: "\n")
    {
      text.tail.removeFirst(separator.count)
    }
    return text
  }

  private func numberOfKeys(from start: Int, to end: Int) -> Int {
    keys.partitioningIndex { $0 >= end } - keys.partitioningIndex { $0 >= start }
  }
}
