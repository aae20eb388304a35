/// Verifies Ed25519 signatures (RFC 8032, section 5.1.7), strictly: s < L, and canonical points.
package struct SignatureVerifier: Sendable {
  /// The size of a public key, in bytes.
  package static let keySize = 32
  /// The size of a signature, in bytes.
  package static let signatureSize = 64

  /// Returns a Boolean value indicating whether a signature (64 bytes) of a message is by a key (32 bytes).
  package var isValid: @Sendable (_ signature: [UInt8], _ message: ArraySlice<UInt8>, _ key: [UInt8]) -> Bool

  package init(
    isValid: @escaping @Sendable (_ signature: [UInt8], _ message: ArraySlice<UInt8>, _ key: [UInt8]) -> Bool
  ) {
    self.isValid = isValid
  }
}
