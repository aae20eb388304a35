extension PropertyListReader {
  /// Returns a file without errors as texts below the keys of its top dictionary, each with the space and comments
  /// above it.
  ///
  /// - Parameter repeated: a Boolean value indicating whether a key may have several entries.
  static func keyedText(of bytes: [UInt8], repeated: Bool = false) -> KeyedText? {
    guard bytes.contains(UInt8(ascii: "<")), String(validating: bytes, as: UTF8.self) != nil else { return nil }
    var reader = PropertyListReader(bytes: bytes, map: .none)
    reader.readFile()
    guard reader.problems.isEmpty, repeated || reader.repetitions.isEmpty, case .mapping = reader.root?.content else {
      return nil
    }
    guard let first = bytes.lineFeed(at: reader.extents.start) else { return nil }
    var start = first + 1
    let head = Array(bytes[..<start])
    var texts: [KeyedText] = []
    for entry in reader.extents.entries {
      // The line feed after a value is the separator.
      guard let end = bytes.lineFeed(at: entry.end) else { return nil }
      texts.append(KeyedText(key: entry.key, head: Array(bytes[start..<end])))
      start = end + 1
    }
    let tail = texts.isEmpty ? start : start - 1
    return KeyedText(key: "", head: head, entries: texts, tail: Array(bytes[tail...]))
  }
}

extension [UInt8] {
  /// Returns the index of the line feed if a line ends at an index, or `nil`.
  func lineFeed(at index: Int) -> Int? {
    let end = index < count && self[index] == UInt8(ascii: "\r") ? index + 1 : index
    return end < count && self[end] == UInt8(ascii: "\n") ? end : nil
  }
}
