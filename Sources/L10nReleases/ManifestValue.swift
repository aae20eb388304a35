/// Values of a manifest, each of which has one spelling.
enum ManifestValue {
  /// Reads a number without a sign or leading zeros.
  static func number<Number: FixedWidthInteger>(_ text: ArraySlice<UInt8>) -> Number? {
    guard let first = text.first, first != UInt8(ascii: "0") || text.count == 1 else { return nil }
    return ReleaseNumber.number(text).flatMap { Number(exactly: $0) }
  }

  /// Reads lowercase hexadecimal digits.
  static func hexadecimal(_ text: ArraySlice<UInt8>, count: Int) -> String? {
    let isHexadecimal = text.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
    return isHexadecimal && text.count == count ? String(decoding: text, as: UTF8.self) : nil
  }

  /// Reads a name of 1…128 visible ASCII characters: of a catalog, a channel or a language.
  static func name(_ text: ArraySlice<UInt8>) -> String? {
    (1...128).contains(text.count) && text.allSatisfy { (0x21...0x7E).contains($0) }
      ? String(decoding: text, as: UTF8.self) : nil
  }

  /// Reads the given number of bytes in base64.
  static func base64(_ text: ArraySlice<UInt8>, count: Int) -> [UInt8]? {
    guard let bytes = Base64.bytes(text), bytes.count == count else { return nil }
    return bytes
  }
}
