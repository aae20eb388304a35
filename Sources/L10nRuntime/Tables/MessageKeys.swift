import Foundation
import L10nLanguage

/// The keys of a catalog, found by the id that generated code addresses them with.
///
/// Built at the first read: one pass over the literal, which hashes each line where it stands.
final class MessageKeys: Sendable {
  private let text: TableText
  private let ids: [UInt64]
  /// An open-addressing table of key numbers plus one; 0 is a free place.
  private let places: [UInt32]
  /// Made when a key is first asked for by name.
  private let keyPaths = SharedPointers<[String: Int]>(count: 1)

  init(_ literal: StaticString) {
    let text = TableText(literal)
    let ids = (0..<text.count).map { MessageKeys.id(of: text.line($0)) }
    self.text = text
    self.ids = ids
    places = MessageKeys.table(of: ids)
  }

  deinit {
    keyPaths.deallocate()
  }

  /// The number of keys.
  var count: Int { ids.count }

  /// The number of the key with this id; nil where the catalog has none.
  @inline(__always)
  func number(of id: UInt64) -> Int? {
    places.withUnsafeBufferPointer { places in
      ids.withUnsafeBufferPointer { ids in
        // The table's size is a power of two and at least twice the number of keys: the mask keeps every place within
        // it, a free place ends every search, and its numbers are those of keys.
        let mask = places.count - 1
        var place = MessageKeys.start(of: id) & mask
        while true {
          let number = Int(places[place]) - 1
          if number < 0 { return nil }
          if ids[number] == id { return number }
          place = (place + 1) & mask
        }
      }
    }
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

  private static func id(of line: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let base = line.baseAddress, memchr(base, 0x5C, line.count) == nil else {
      return MessageID.hash(TableLine.text(line).utf8)
    }
    return MessageID.hash(line)
  }

  private static func table(of ids: [UInt64]) -> [UInt32] {
    var size = 2
    while size < ids.count * 2 { size *= 2 }
    var places = [UInt32](repeating: 0, count: size)
    for (number, id) in ids.enumerated() {
      var place = start(of: id) & (size - 1)
      while places[place] != 0 { place = (place + 1) & (size - 1) }
      places[place] = UInt32(number + 1)
    }
    return places
  }

  @inline(__always)
  private static func start(of id: UInt64) -> Int {
    Int(truncatingIfNeeded: id ^ (id >> 32))
  }
}
