// The standard library has generic functions for all of this. The compiler would write their code into each app once for
// every type that they are called with.

extension Substring {
  /// Returns the parts between the occurrences of an ASCII character, including empty ones.
  ///
  /// - Parameter count: the maximum number of parts. The last one has everything that remains.
  package func parts(separatedBy separator: UInt8, atMost count: Int = .max) -> [Substring] {
    var parts: [Substring] = []
    var rest = self
    while parts.count + 1 < count, let end = rest.utf8.firstIndex(of: separator) {
      parts.append(rest[..<end])
      rest = rest[rest.utf8.index(after: end)...]
    }
    parts.append(rest)
    return parts
  }
}

extension UInt64 {
  /// Reads a number of ASCII digits, with letters in either case if the radix is 16. Returns `nil` for anything else,
  /// such as an empty text, a sign or a number that is too large.
  package init?(digits: Substring, radix: UInt64 = 10) {
    guard !digits.isEmpty else { return nil }
    self = 0
    for byte in digits.utf8 {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "A")...UInt8(ascii: "F") where radix == 16: digit = byte - UInt8(ascii: "A") + 10
      case UInt8(ascii: "a")...UInt8(ascii: "f") where radix == 16: digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      let (product, isTooLarge) = multipliedReportingOverflow(by: radix)
      let (sum, isSumTooLarge) = product.addingReportingOverflow(UInt64(digit))
      if isTooLarge || isSumTooLarge { return nil }
      self = sum
    }
  }
}

extension Int {
  /// Reads a number of at most nine ASCII digits that isn't above a limit.
  init?(digits: Substring, limit: Int) {
    guard digits.utf8.count <= 9, let value = UInt64(digits: digits), value <= UInt64(limit) else { return nil }
    self = Int(value)
  }
}
