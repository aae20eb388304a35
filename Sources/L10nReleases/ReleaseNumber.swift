/// Numbers and bytes as the files of releases write them.
package enum ReleaseNumber {
  /// Returns a number in lowercase digits, padded with zeros to a width.
  package static func padded(_ number: UInt64, _ width: Int, radix: UInt64 = 10) -> String {
    var digits: [UInt8] = []
    var rest = number
    while rest > 0 || digits.count < width {
      let digit = UInt8(rest % radix)
      digits.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      rest /= radix
    }
    digits.reverse()
    return String(decoding: digits, as: UTF8.self)
  }

  /// Returns the number written in decimal digits, or `nil` for any other text and for numbers over 64 bits.
  package static func number(_ text: ArraySlice<UInt8>) -> UInt64? {
    guard !text.isEmpty else { return nil }
    var number: UInt64 = 0
    for byte in text {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isOver) = tens.addingReportingOverflow(UInt64(byte - UInt8(ascii: "0")))
      guard !isTooLarge, !isOver else { return nil }
      number = sum
    }
    return number
  }

  /// Returns two lowercase hexadecimal digits for each byte.
  package static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { padded(UInt64($0), 2, radix: 16) }.joined()
  }
}
