/// The scalars at the end of a UTF-8 text, the last one first. Ill-formed bytes are read as U+FFFD, full-width ASCII as
/// ASCII.
///
/// As a value type, it can be copied to look further back without changing the original.
struct ReverseScalars {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var end: Int

  /// The maximum distance of the last sound from the end.
  private static let window = 512

  init(_ utf8: UnsafeBufferPointer<UInt8>) {
    bytes = UnsafeBufferPointer(rebasing: utf8.suffix(Self.window))
    end = bytes.count
  }

  /// The last scalar.
  var last: Unicode.Scalar? {
    var copy = self
    return copy.removeLast()
  }

  /// Removes and returns the last scalar, or returns `nil` at the start.
  mutating func removeLast() -> Unicode.Scalar? {
    guard end > 0 else { return nil }
    if bytes[end - 1] < 0x80 {
      end -= 1
      return Unicode.Scalar(bytes[end])
    }
    var start = end - 1
    while start > 0, end - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let scalar = decode(start..<end)
    end = scalar == nil ? end - 1 : start
    return scalar.map(Self.narrow) ?? "\u{FFFD}"
  }

  /// Removes scalars from the end, up to the first one that doesn't satisfy the condition.
  mutating func removeLast(while condition: (Unicode.Scalar) -> Bool) {
    var rest = self
    while let scalar = rest.removeLast(), condition(scalar) { self = rest }
  }

  /// Returns the text before the nearest scalar that equals `opening`, at most `limit` scalars back, with the scalar
  /// after `opening`.
  func before(_ opening: Unicode.Scalar, nested closing: Unicode.Scalar? = nil, limit: Int) -> (
    rest: ReverseScalars, next: Unicode.Scalar?
  )? {
    var rest = self
    var next: Unicode.Scalar?
    var depth = 0
    for _ in 0..<limit {
      guard let scalar = rest.removeLast() else { return nil }
      if scalar == closing { depth += 1 }
      if scalar == opening {
        if depth == 0 { return (rest, next) }
        depth -= 1
      }
      next = scalar
    }
    return nil
  }

  private func decode(_ range: Range<Int>) -> Unicode.Scalar? {
    let lead = UInt32(bytes[range.lowerBound])
    let (length, bits): (Int, UInt32) =
      switch lead {
      case 0..<0x80: (1, lead)
      case 0xC2..<0xE0: (2, lead & 0x1F)
      case 0xE0..<0xF0: (3, lead & 0x0F)
      case 0xF0..<0xF5: (4, lead & 0x07)
      default: (0, 0)
      }
    guard length == range.count else { return nil }
    return Unicode.Scalar(range.dropFirst().reduce(bits) { $0 << 6 | UInt32(bytes[$1] & 0x3F) })
  }

  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }
}
