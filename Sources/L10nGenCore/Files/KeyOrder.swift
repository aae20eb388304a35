/// The order in which key paths are written and shown: by their UTF-8 bytes, the same on every machine.
enum KeyOrder {
  /// Returns a Boolean value indicating whether one text comes before another.
  static func precedes(_ left: String, _ right: String) -> Bool {
    let fast = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in precedes(left, right) }
    }
    return fast.flatMap { $0 } ?? left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func precedes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = min(left.count, right.count)
    let (leftWords, rightWords) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
    var index = 0
    // Most keys begin alike. The first of eight bytes counts most.
    while index + 8 <= count {
      let leftWord = UInt64(bigEndian: leftWords.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let rightWord = UInt64(bigEndian: rightWords.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      if leftWord != rightWord { return leftWord < rightWord }
      index += 8
    }
    while index < count {
      if left[index] != right[index] { return left[index] < right[index] }
      index += 1
    }
    return left.count < right.count
  }
}
