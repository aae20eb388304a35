/// A public key as written in settings: `ed25519:` and the base64 of its 32 bytes (RFC 8032).
package enum PublicKeyText {
  private static let scheme = "ed25519:"

  /// Returns the text of a key.
  package static func text(_ key: [UInt8]) -> String {
    scheme + Base64.text(key)
  }

  /// Returns the bytes of a key, or `nil` unless ``text(_:)`` could have written the text.
  package static func bytes(_ text: String) -> [UInt8]? {
    guard text.hasPrefix(scheme), let key = Base64.bytes(text.dropFirst(scheme.count)),
      key.count == SignatureVerifier.keySize
    else { return nil }
    return key
  }
}
