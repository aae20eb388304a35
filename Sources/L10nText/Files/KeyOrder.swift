import L10nLanguage

/// The order in which key paths are written and shown: by their UTF-8 bytes, the same on every machine.
package enum KeyOrder {
  /// Returns a Boolean value indicating whether one text comes before another.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    left.withBytes { left in right.withBytes { right in precedes(left, right) } }
  }

  private static func precedes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = min(left.count, right.count)
    let (leftWords, rightWords) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
    var index = 0
    // Most keys begin with the same bytes. The first of eight bytes is the most significant.
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
