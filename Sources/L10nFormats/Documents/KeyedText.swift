/// A file, or a part of it, as texts below keys. Files are merged in this form.
///
/// The head, the entries with the format's separator between them, and the tail are the file, byte for byte.
package struct KeyedText: Equatable {
  /// The key without quotes and escapes; empty for the whole file.
  package var key: String
  /// The key as written, with the comments above it, and the value or, for a mapping, the part before its entries.
  package var head: [UInt8]
  /// The entries of a mapping, or `nil` for other values.
  package var entries: [KeyedText]?
  /// The end of a mapping.
  package var tail: [UInt8] = []

  package init(key: String, head: [UInt8], entries: [KeyedText]? = nil, tail: [UInt8] = []) {
    self.key = key
    self.head = head
    self.entries = entries
    self.tail = tail
  }

  /// Returns a Boolean value indicating whether two texts differ only in the space around their parts.
  package static func == (one: Self, other: Self) -> Bool {
    one.key.utf8.elementsEqual(other.key.utf8) && one.head.trimmed == other.head.trimmed
      && one.tail.trimmed == other.tail.trimmed && one.entries == other.entries
  }

  /// Returns the bytes of the text, with the format's separator between entries.
  package func bytes(separator: [UInt8]) -> [UInt8] {
    guard let entries else { return head }
    return head + entries.map { $0.bytes(separator: separator) }.joined(separator: separator) + tail
  }

  /// Returns lines with the line ends of a file whose entries are lines, except for the last line feed.
  func lines(_ text: String) -> [UInt8] {
    head.suffix(2) == [0x0D, 0x0A] ? Array(text.replacing("\n", with: "\r\n").utf8) + [0x0D] : Array(text.utf8)
  }

  /// Returns the bytes of a file whose entries are lines, with the entries replaced.
  func bytes(withLines entries: [KeyedText]) -> [UInt8] {
    let separator = Array("\n".utf8)
    var file = self
    if file.entries?.isEmpty == true, !entries.isEmpty { file.tail = separator + file.tail }
    file.entries = entries
    return file.bytes(separator: separator)
  }

  /// The number of keys in it, including its own.
  package var keyCount: Int { (entries ?? []).reduce(1) { $0 + $1.keyCount } }

  /// Returns a Boolean value indicating whether two texts have the same bytes.
  package func isIdentical(to other: Self) -> Bool {
    guard head == other.head, tail == other.tail, entries?.count == other.entries?.count else { return false }
    return zip(entries ?? [], other.entries ?? []).allSatisfy { $0.isIdentical(to: $1) }
  }
}

extension [UInt8] {
  /// The bytes without the space before and after them.
  fileprivate var trimmed: ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
    guard let last = lastIndex(where: { !isSpace($0) }) else { return [] }
    return self[...last].drop(while: isSpace)
  }
}
