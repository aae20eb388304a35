import L10nText

extension AndroidReader {
  /// Returns a file without errors as texts below the names of its resources, each with the space and comments above it.
  ///
  /// - Parameter repeated: a Boolean value indicating whether a name may have several resources.
  static func keyedText(of bytes: [UInt8], repeated: Bool) -> KeyedText? {
    let document = read(bytes)
    guard document.isSound, repeated || document.repetitions.isEmpty else { return nil }
    var reader = AndroidReader(bytes: bytes, written: bytes)
    guard reader.readFile() == nil, let first = bytes.lineFeed(at: reader.extents.start) else { return nil }
    var start = first + 1
    let head = Array(bytes[..<start])
    var texts: [KeyedText] = []
    for resource in reader.extents.resources {
      // A comment may follow on the line; the line feed after a resource is the separator.
      var end = resource.end
      while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
      if bytes[end...].starts(with: "<!--".utf8), case .comment(let after) = XMLMark(in: bytes[...], at: end) {
        end = after
      } else {
        end = resource.end
      }
      guard end >= start, let line = bytes.lineFeed(at: end) else { return nil }
      texts.append(KeyedText(key: resource.key, head: Array(bytes[start..<line])))
      start = line + 1
    }
    let tail = texts.isEmpty ? start : start - 1
    return KeyedText(key: "", head: head, entries: texts, tail: Array(bytes[tail...]))
  }
}
