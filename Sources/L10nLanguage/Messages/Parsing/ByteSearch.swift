/// Finds one byte again and again, each part of the text being searched once only, so that looking for the nearest of
/// several bytes stays linear.
struct ByteSearch {
  private let bytes: MessageBytes
  private let byte: UInt8
  private var found = -1

  init(_ byte: UInt8, in bytes: MessageBytes) {
    self.bytes = bytes
    self.byte = byte
  }

  /// The first such byte at or after an offset that never decreases from call to call; the end if there is none.
  mutating func next(from offset: Int) -> Int {
    if found < offset { found = bytes.firstOffset(of: byte, from: offset) }
    return found
  }
}
