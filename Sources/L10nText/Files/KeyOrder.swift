import L10nMessages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The order in which key paths are written and shown: by their UTF-8 bytes, the same on every machine.
package enum KeyOrder {
  /// Returns a Boolean value indicating whether one text comes before another.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    left.withBytes { left in right.withBytes { right in precedes(left, right) } }
  }

  /// Returns the indexes of texts in this order. All bytes are copied to one place, because a comparison of strings
  /// counts references, which takes longer than the comparison.
  package static func indexes(of texts: [String]) -> [Int] {
    var bytes: [UInt8] = []
    let ranges = texts.map { text in
      let start = bytes.count
      bytes += text.utf8
      return start..<bytes.count
    }
    return bytes.withUnsafeBufferPointer { bytes in
      texts.indices.sorted { precedes(.init(rebasing: bytes[ranges[$0]]), .init(rebasing: bytes[ranges[$1]])) }
    }
  }

  private static func precedes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let leftStart = left.baseAddress, let rightStart = right.baseAddress else { return left.count < right.count }
    let order = memcmp(leftStart, rightStart, min(left.count, right.count))
    return order == 0 ? left.count < right.count : order < 0
  }
}
