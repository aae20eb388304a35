/// An Ed25519 private key in a file: in PEM (RFC 7468, section 10), with the 32 bytes of RFC 8032 in PKCS #8 (RFC 8410,
/// section 7), the same as OpenSSL's.
package enum PrivateKeyText {
  private static let begin = "-----BEGIN PRIVATE KEY-----"
  private static let end = "-----END PRIVATE KEY-----"
  /// The bytes before those of the key, in DER.
  private static let prefix: [UInt8] = [
    0x30, 0x2E, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2B, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
  ]

  /// Returns the text of a key.
  package static func text(_ key: [UInt8]) -> String {
    "\(begin)\n\(Base64.text(prefix + key))\n\(end)\n"
  }

  /// Returns the bytes of a key, or `nil` if the text isn't one. White space around its lines is skipped.
  package static func bytes(_ text: String) -> [UInt8]? {
    let lines = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let (begin, end) = (Self.begin + " ", " " + Self.end)
    guard lines.hasPrefix(begin), lines.hasSuffix(end), lines.count > begin.count + end.count,
      let der = Base64.bytes(lines.dropFirst(begin.count).dropLast(end.count)), der.starts(with: prefix),
      der.count == prefix.count + SignatureVerifier.keySize
    else { return nil }
    return Array(der.suffix(SignatureVerifier.keySize))
  }
}
