import L10nLanguage

/// The keys of a catalog, found by the id that generated code addresses them with.
///
/// Built at the first read: one pass over the literal, which hashes each line where it stands.
final class MessageKeys: Sendable {
  /// Key numbers by id.
  let index: KeyIndex
  /// The number of keys.
  let count: Int
  private let text: TableText
  /// Made when a key is first asked for by name.
  private let keyPaths = SharedPointers<[String: Int]>(count: 1)

  init(_ literal: StaticString) {
    let text = TableText(literal)
    self.text = text
    count = text.count
    index = KeyIndex(count: text.count) { number in
      let line = text.line(number)
      // Bytes that no escape changes are hashed where they stand.
      return text.hasEscapes && line.contains(0x5C)
        ? MessageID.hash(TableLine.text(line).utf8) : MessageKeys.hash(line)
    }
  }

  deinit {
    index.deallocate()
    keyPaths.deallocate()
  }

  /// The key path and arguments of a key; an empty one beyond the last.
  func signature(_ number: Int) -> MessageSignature {
    MessageSignature(line: TableLine.text(text.line(number)))
  }

  /// The number of the key with this path; nil where the catalog has none.
  func number(ofKeyPath keyPath: String) -> Int? {
    (keyPaths.load(0) ?? keyPaths.publish(numbersByKeyPath(), in: 0)).pointee[keyPath]
  }

  private func numbersByKeyPath() -> [String: Int] {
    Dictionary((0..<count).map { (signature($0).keyPath, $0) }) { first, _ in first }
  }

  /// ``MessageID/hash(_:)`` of contiguous bytes, without a call for each.
  @inline(__always)
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let prime = MessageID.prime
    var hash = MessageID.offsetBasis
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* prime }
    return hash
  }
}
