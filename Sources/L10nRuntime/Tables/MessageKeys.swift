import Foundation
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
  /// Key numbers by the hash of the key path. Made when a key is first asked for by name.
  private let paths = SharedPointers<Paths>(count: 1)

  init(_ literal: StaticString) {
    let text = TableText(literal)
    self.text = text
    count = text.count
    index = KeyIndex(count: text.count) { MessageKeys.hash(text, into: $0) }
  }

  deinit {
    index.deallocate()
    paths.deallocate()
  }

  /// The key path and arguments of a key; an empty one beyond the last.
  func signature(_ number: Int) -> MessageSignature {
    MessageSignature(line: TableLine.text(text.line(number)))
  }

  /// The names of a key's arguments, in the order of its signature.
  func argumentNames(_ number: Int) -> [String] {
    // Most keys have none, and their lines no space.
    text.line(number).contains(0x20) ? signature(number).arguments.map(\.name) : []
  }

  /// The number of the key with this path; nil where the catalog has none.
  func number(ofKeyPath keyPath: String) -> Int? {
    // A server may ask for what a stranger sent, and composing a long run of combining marks takes the square of its time.
    guard keyPath.utf8.count <= MessageSignature.keyPathLimit else { return nil }
    // As catalogs have their keys: in Normalization Form C (UAX #15).
    var keyPath = keyPath
    if !keyPath.withUTF8({ $0.allSatisfy { $0 < 0x80 } }) { keyPath = keyPath.precomposedStringWithCanonicalMapping }
    let paths = paths.load(0) ?? paths.publish(makePaths(), in: 0)
    return keyPath.withUTF8 { asked in
      paths.pointee.index.number(of: Self.hash(asked)) { withPath(of: $0) { Self.areSame($0, asked) } }
    }
  }

  /// Calls the body with the bytes of a key's path.
  private func withPath<Result>(of number: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let line = text.line(number)
    if !line.contains(0x22), !line.contains(0x5C) {
      // Outside of quotes a path has no space.
      return body(UnsafeBufferPointer(rebasing: line.prefix { $0 != 0x20 }))
    }
    var path = signature(number).keyPath
    return path.withUTF8(body)
  }

  private func makePaths() -> Paths {
    Paths(
      KeyIndex(count: count) { hashes in
        for number in 0..<count { hashes[number] = withPath(of: number, Self.hash) }
      })
  }

  /// An index that gives its memory back by itself, since of two threads that make one only the first needs it.
  private final class Paths: Sendable {
    let index: KeyIndex

    init(_ index: KeyIndex) {
      self.index = index
    }

    deinit {
      index.deallocate()
    }
  }

  /// Gives every line its ``MessageID``, two lines at a time: each step of a hash waits for the one before, so that two
  /// take no longer than one.
  private static func hash(_ text: TableText, into ids: UnsafeMutableBufferPointer<UInt64>) {
    for number in stride(from: 0, to: text.count, by: 2) {
      let pair = hashes(text.line(number), text.line(number + 1))
      ids[number] = pair.0
      if number + 1 < text.count { ids[number + 1] = pair.1 }
    }
    guard text.hasEscapes else { return }
    for number in 0..<text.count where text.line(number).contains(0x5C) {
      ids[number] = MessageID.hash(TableLine.text(text.line(number)).utf8)
    }
  }

  private static func areSame(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Bool {
    guard first.count == second.count else { return false }
    guard let bytes = first.baseAddress, let others = second.baseAddress else { return true }
    return memcmp(bytes, others, first.count) == 0
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    hashes(bytes, UnsafeBufferPointer(start: nil, count: 0)).0
  }

  @inline(__always)
  private static func hashes(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
  ) -> (UInt64, UInt64) {
    let prime = MessageID.prime
    var hashes = (MessageID.offsetBasis, MessageID.offsetBasis)
    let common = min(first.count, second.count)
    for place in 0..<common {
      hashes.0 = (hashes.0 ^ UInt64(first[place])) &* prime
      hashes.1 = (hashes.1 ^ UInt64(second[place])) &* prime
    }
    for place in common..<first.count { hashes.0 = (hashes.0 ^ UInt64(first[place])) &* prime }
    for place in common..<second.count { hashes.1 = (hashes.1 ^ UInt64(second[place])) &* prime }
    return hashes
  }
}
