/// Bytes in base64 with padding (RFC 4648, section 4).
package enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  /// Returns the text of bytes.
  package static func text(_ bytes: some Collection<UInt8>) -> String {
    var text: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let group = Array(rest.prefix(3))
      rest = rest.dropFirst(3)
      let number = (0..<3).reduce(0 as UInt32) { $0 << 8 | UInt32($1 < group.count ? group[$1] : 0) }
      for place in 0..<4 {
        text.append(place <= group.count ? digits[Int(number >> (18 - 6 * UInt32(place)) & 63)] : padding)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the bytes of a text, or `nil` unless ``text(_:)`` could have written it: without spaces, and with zeros in
  /// the bits that no byte uses.
  package static func bytes(_ text: some StringProtocol) -> [UInt8]? { bytes(Array(text.utf8)[...]) }

  /// Returns the bytes of a text in ASCII, or `nil` unless ``text(_:)`` could have written it.
  package static func bytes(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var digits = text
    while digits.last == padding, text.count - digits.count < 2 { digits.removeLast() }
    guard text.count % 4 == 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var number: UInt32 = 0
    var bits: UInt32 = 0
    for digit in digits {
      guard let value = value(of: digit) else { return nil }
      number = number << 6 | UInt32(value)
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: number >> bits))
        number &= 1 << bits - 1
      }
    }
    return number == 0 ? bytes : nil
  }

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): digit - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
