/// The words of a generated table, separated by single spaces.
struct PackedWords: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ table: StaticString) {
    // A literal of several characters is stored in memory that is valid as long as the program runs; a single scalar
    // may not be.
    bytes =
      table.hasPointerRepresentation
      ? UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount) : .init(start: nil, count: 0)
  }

  mutating func next() -> Slice<UnsafeBufferPointer<UInt8>>? {
    guard index < bytes.count else { return nil }
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: " ") { index += 1 }
    defer { index += 1 }
    return bytes[start..<index]
  }

  /// Returns the hexadecimal number in a part of a word.
  static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
    digits.reduce(0) { number, byte in
      number << 4 | UInt32(byte <= UInt8(ascii: "9") ? byte &- UInt8(ascii: "0") : byte &- UInt8(ascii: "A") &+ 10)
    }
  }
}
