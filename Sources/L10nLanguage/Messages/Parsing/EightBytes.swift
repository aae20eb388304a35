/// Eight bytes of UTF-8 that are searched in one step. Usually nothing is found, and the bytes need no closer look.
@usableFromInline
@frozen
package struct EightBytes {
  @usableFromInline
  let bytes: UInt64
  /// The high bit is set in each byte that was found, and possibly in some bytes after one.
  @usableFromInline
  var found: UInt64 = 0

  /// Loads the eight bytes that begin at an index.
  @inlinable
  @inline(__always)
  package init(_ bytes: UnsafePointer<UInt8>, at index: Int) {
    self.bytes = UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self)
  }

  /// A Boolean value indicating whether one of the bytes was found.
  @inlinable
  @inline(__always)
  package var hasFound: Bool { found & (Self.each &* 0x80) != 0 }

  /// Looks for the controls below U+0020.
  @inlinable
  @inline(__always)
  package mutating func findControls() {
    found |= (bytes &- Self.each &* 0x20) & ~bytes
  }

  /// Looks for a byte.
  @inlinable
  @inline(__always)
  package mutating func find(_ byte: UInt8) {
    let difference = bytes ^ Self.each &* UInt64(byte)
    found |= (difference &- Self.each) & ~difference
  }

  @inlinable
  @inline(__always)
  package static var each: UInt64 { 0x0101_0101_0101_0101 }

  /// Returns the index up to which nothing is found in steps of eight bytes. After it, something may be found, or fewer
  /// than eight bytes remain.
  ///
  /// - Parameter find: a function that looks for the wanted bytes.
  @inlinable
  @inline(__always)
  package static func indexAfterNothing(
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
