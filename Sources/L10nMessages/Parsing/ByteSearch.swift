/// Finds a byte repeatedly. Each part of the text is searched only once, so that looking for the nearest of several
/// bytes is linear.
struct ByteSearch {
  private let bytes: MessageBytes
  private let byte: UInt8
  private var found = -1

  init(_ byte: UInt8, in bytes: MessageBytes) {
    self.bytes = bytes
    self.byte = byte
  }

  /// Returns the first such byte at or after an offset, or the end if there is none. The offset must never decrease
  /// between calls.
  mutating func next(from offset: Int) -> Int {
    if found < offset { found = bytes.firstOffset(of: byte, from: offset) }
    return found
  }
}
