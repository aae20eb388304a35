/// Counts the scalars before places in UTF-8, from the place that was asked about last.
struct ScalarCounter {
  private var counted = (bytes: 0, scalars: 0)

  init() {}

  /// Creates a counter for a part of a text.
  ///
  /// - Parameter scalars: the number of scalars in the bytes before it.
  init(counted bytes: Int, scalars: Int) {
    counted = (bytes, scalars)
  }

  /// The number of scalars that stand before a byte.
  mutating func count(before index: Int, in bytes: [UInt8]) -> Int {
    let isBehind = index < counted.bytes
    let range = isBehind ? index..<counted.bytes : counted.bytes..<index
    let scalars = bytes.withUnsafeBufferPointer { UnsafeBufferPointer(rebasing: $0[range]).scalarCount }
    counted = (index, counted.scalars + (isBehind ? -scalars : scalars))
    return counted.scalars
  }
}

extension Sequence<UInt8> {
  /// The number of scalars that begin in these bytes of UTF-8.
  var scalarCount: Int {
    reduce(0) { $0 &+ ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }
}
