/// Eight bytes of UTF-8 that are searched in one step. Mostly nothing is found, and no byte needs a closer look.
struct EightBytes {
  private let bytes: UInt64
  /// The high bit is set of each byte that was found, and perhaps of some behind one.
  private var found: UInt64 = 0

  /// Takes the bytes from an index on; there must be eight.
  @inline(__always)
  init(_ bytes: UnsafePointer<UInt8>, at index: Int) {
    self.bytes = UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self)
  }

  /// A Boolean value indicating whether one of the bytes was found.
  @inline(__always)
  var hasFound: Bool { found & (Self.each &* 0x80) != 0 }

  /// Looks for the controls below U+0020.
  @inline(__always)
  mutating func findControls() {
    found |= (bytes &- Self.each &* 0x20) & ~bytes
  }

  /// Looks for a byte.
  @inline(__always)
  mutating func find(_ byte: UInt8) {
    let difference = bytes ^ Self.each &* UInt64(byte)
    found |= (difference &- Self.each) & ~difference
  }

  @inline(__always)
  private static var each: UInt64 { 0x0101_0101_0101_0101 }

  /// Returns the index up to which nothing is found in steps of eight bytes. After it, something may be found, or fewer
  /// than eight bytes remain.
  ///
  /// - Parameter find: looks for what is wanted.
  @inline(__always)
  static func indexAfterNothing(
    in bytes: UnsafePointer<UInt8>, _ range: Range<Int>, _ find: (inout EightBytes) -> Void
  ) -> Int {
    var index = range.lowerBound
    while index + 8 <= range.upperBound {
      var eight = EightBytes(bytes, at: index)
      find(&eight)
      if eight.hasFound { break }
      index += 8
    }
    return index
  }
}
