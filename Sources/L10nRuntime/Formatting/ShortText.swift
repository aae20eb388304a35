/// A text of at most eight UTF-8 bytes, stored inline.
struct ShortText: Sendable {
  static let capacity = 8

  /// The number of bytes.
  let count: Int
  /// The bytes, the first in the lowest eight bits.
  private let bytes: UInt64

  /// Creates a short text, or returns `nil` if the text is longer.
  init?(_ text: String) {
    guard text.utf8.count <= Self.capacity else { return nil }
    count = text.utf8.count
    bytes = text.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Copies the bytes to memory that has room for them.
  @inline(__always)
  func copy(to target: UnsafeMutableBufferPointer<UInt8>, at start: Int) {
    var rest = bytes
    for place in start..<start + count {
      target[place] = UInt8(truncatingIfNeeded: rest)
      rest >>= 8
    }
  }
}
