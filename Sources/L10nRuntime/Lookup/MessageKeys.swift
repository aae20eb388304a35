import Foundation
import L10nLanguage

/// The keys of a catalog, found by the ids that generated code uses.
///
/// Built at the first read, in one pass over the literal that hashes each line in place.
final class MessageKeys: Sendable {
  /// Key numbers by id.
  let index: KeyIndex
  /// The number of keys.
  let count: Int
  private let text: RowLiteral
  /// Key numbers by the hash of the key path, created when a key is first looked up by name.
  private let paths = SharedPointers<Paths>(count: 1)

  init(_ literal: StaticString) {
    let text = RowLiteral(literal)
    self.text = text
    count = text.count
    index = KeyIndex(count: text.count) { MessageKeys.hash(text, into: $0) }
  }

  deinit {
    index.deallocate()
    paths.deallocate()
  }

  /// Returns the key path and arguments of a key, or an empty signature beyond the last key.
  func signature(_ number: Int) -> MessageSignature {
    MessageSignature(line: RowLine.text(text.line(number)))
  }

  /// Returns the names of a key's arguments, in the order of its signature.
  func argumentNames(_ number: Int) -> [String] {
    // Most keys have no arguments, and their lines have no space.
    text.line(number).contains(0x20) ? signature(number).arguments.map(\.name) : []
  }

  /// Returns the number of the key with this path, or `nil` if the catalog has none.
  func number(ofKeyPath keyPath: String) -> Int? {
    // A server may look up a path that a stranger sent, and composing a long run of combining marks takes quadratic
    // time.
    guard keyPath.utf8.count <= MessageSignature.keyPathLimit else { return nil }
    let paths = paths.load(0) ?? paths.publish(makePaths(), in: 0)
    var keyPath = keyPath
    let (found, isASCII) = keyPath.withUTF8 { asked -> (Int?, Bool) in
      let (hash, union) = Self.hashAndUnion(asked)
      return (union < 0x80 ? number(of: asked, hash, in: paths) : nil, union < 0x80)
    }
    if isASCII { return found }
    // Catalogs have their keys in Normalization Form C (UAX #15).
    keyPath = keyPath.precomposedStringWithCanonicalMapping
    return keyPath.withUTF8 { number(of: $0, Self.hash($0), in: paths) }
  }

  private func number(
    of keyPath: UnsafeBufferPointer<UInt8>, _ hash: UInt64, in paths: UnsafePointer<Paths>
  ) -> Int? {
    paths.pointee.index.number(of: hash) { hasPath(keyPath, $0) }
  }

  /// Returns a Boolean value indicating whether a key has this path.
  private func hasPath(_ asked: UnsafeBufferPointer<UInt8>, _ number: Int) -> Bool {
    let line = text.line(number)
    // The line of a path without quotes and escapes begins with the path, followed by a space or nothing. Any other
    // line has another path, or one with an escape.
    if line.count >= asked.count, let bytes = line.baseAddress, let others = asked.baseAddress,
      memcmp(bytes, others, asked.count) == 0, line.count == asked.count || line[asked.count] == 0x20,
      !asked.contains(0x20), !asked.contains(0x22), !asked.contains(0x5C)
    {
      return true
    }
    return line.contains(0x22) || line.contains(0x5C) ? withPath(of: number) { Self.areSame($0, asked) } : false
  }

  /// Calls the body with the bytes of a key's path.
  private func withPath<Result>(of number: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let line = text.line(number)
    if !line.contains(0x22), !line.contains(0x5C) {
      // A path has no space outside of quotes.
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

  /// An index that frees its memory itself: if two threads create one, only the first is kept.
  private final class Paths: Sendable {
    let index: KeyIndex

    init(_ index: KeyIndex) {
      self.index = index
    }

    deinit {
      index.deallocate()
    }
  }

  /// Computes the ``MessageID`` of every line, four lines at a time. Each step of a hash waits for the one before, so
  /// four lines take little longer than one.
  private static func hash(_ text: RowLiteral, into ids: UnsafeMutableBufferPointer<UInt64>) {
    for number in stride(from: 0, to: text.count, by: 4) {
      let four = hashes(text.line(number), text.line(number + 1), text.line(number + 2), text.line(number + 3))
      for lane in 0..<min(4, text.count - number) { ids[number + lane] = four[lane] }
    }
    guard text.hasEscapes else { return }
    for number in 0..<text.count where text.line(number).contains(0x5C) {
      ids[number] = MessageID.hash(RowLine.text(text.line(number)).utf8)
    }
  }

  private static func areSame(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Bool {
    guard first.count == second.count else { return false }
    guard let bytes = first.baseAddress, let others = second.baseAddress else { return true }
    return memcmp(bytes, others, first.count) == 0
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    hashAndUnion(bytes).hash
  }

  /// Returns the hash of some bytes, and their bitwise OR.
  private static func hashAndUnion(_ bytes: UnsafeBufferPointer<UInt8>) -> (hash: UInt64, union: UInt8) {
    var (hash, union) = (MessageID.offsetBasis, UInt8(0))
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* MessageID.prime
      union |= byte
    }
    return (hash, union)
  }

  @inline(__always)
  private static func hashes(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>, _ third: UnsafeBufferPointer<UInt8>,
    _ fourth: UnsafeBufferPointer<UInt8>
  ) -> SIMD4<UInt64> {
    let common = min(first.count, second.count, third.count, fourth.count)
    let prime = MessageID.prime
    var (a, b, c, d) = (MessageID.offsetBasis, MessageID.offsetBasis, MessageID.offsetBasis, MessageID.offsetBasis)
    for place in 0..<common {
      a = (a ^ UInt64(first[place])) &* prime
      b = (b ^ UInt64(second[place])) &* prime
      c = (c ^ UInt64(third[place])) &* prime
      d = (d ^ UInt64(fourth[place])) &* prime
    }
    for place in common..<first.count { a = (a ^ UInt64(first[place])) &* prime }
    for place in common..<second.count { b = (b ^ UInt64(second[place])) &* prime }
    for place in common..<third.count { c = (c ^ UInt64(third[place])) &* prime }
    for place in common..<fourth.count { d = (d ^ UInt64(fourth[place])) &* prime }
    return SIMD4(a, b, c, d)
  }
}
