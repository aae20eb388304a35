/// The words of a generated table, separated by single spaces.
struct TableWords: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ table: StaticString) {
    // A literal of several characters is stored behind a pointer, which is valid as long as the program runs; one of a
    // single scalar might not be.
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

  /// The hexadecimal number that a part of a word is.
  static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
    digits.reduce(0) { number, byte in
      number << 4 | UInt32(byte <= UInt8(ascii: "9") ? byte &- UInt8(ascii: "0") : byte &- UInt8(ascii: "A") &+ 10)
    }
  }
}
