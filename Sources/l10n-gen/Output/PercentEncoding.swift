/// Percent-encoding in addresses (RFC 3986, section 2.1).
enum PercentEncoding {
  /// Returns a path in which all bytes are encoded, except for those of plain names and slashes.
  static func path(_ path: String) -> String {
    path.utf8.reduce(into: "") { result, byte in
      if isUnreserved(byte) || byte == UInt8(ascii: "/") {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
  }

  /// Returns a Boolean value indicating whether a byte needs no encoding (RFC 3986, section 2.3).
  static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
