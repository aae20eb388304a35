/// Counts the scalars before places in UTF-8, starting from the previous place.
package struct ScalarCounter {
  private var counted = (bytes: 0, scalars: 0)

  package init() {}

  /// Creates a counter for a part of a text.
  ///
  /// - Parameter scalars: the number of scalars in the bytes before it.
  package init(counted bytes: Int, scalars: Int) {
    counted = (bytes, scalars)
  }

  /// Returns the number of scalars before a byte.
  package mutating func count(before index: Int, in bytes: [UInt8]) -> Int {
    let isBehind = index < counted.bytes
    let range = isBehind ? index..<counted.bytes : counted.bytes..<index
    let scalars = bytes.withUnsafeBufferPointer { UnsafeBufferPointer(rebasing: $0[range]).scalarCount }
    counted = (index, counted.scalars + (isBehind ? -scalars : scalars))
    return counted.scalars
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of scalars that begin in these bytes of UTF-8: those that aren't `10xxxxxx` (RFC 3629, section 3).
  package var scalarCount: Int {
    let bytes = UnsafeRawBufferPointer(self)
    var count = count
    var index = 0
    while index + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let others = (word &>> 7) & ~(word &>> 6) & Self.lowestBits
      count &-= Int(truncatingIfNeeded: (others &* Self.lowestBits) &>> 56)
      index &+= 8
    }
    while index < bytes.count {
      if bytes[index] & 0xC0 == 0x80 { count &-= 1 }
      index &+= 1
    }
    return count
  }

  /// The lowest bit of each of eight bytes.
  private static var lowestBits: UInt64 { 0x0101_0101_0101_0101 }
}
