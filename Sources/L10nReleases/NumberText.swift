/// Numbers and bytes as the files of releases write them.
package enum NumberText {
  /// Returns a number that isn't negative, with zeros before it up to a width, in lowercase digits.
  package static func padded(_ number: some BinaryInteger, _ width: Int, radix: Int = 10) -> String {
    let digits = String(number, radix: radix)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Returns two lowercase hexadecimal digits for each byte.
  package static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { padded($0, 2, radix: 16) }.joined()
  }
}
