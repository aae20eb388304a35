#if canImport(CryptoKit)
  /// Ed25519 (RFC 8032), which signs releases and keys.
  typealias Ed25519 = SystemSigning
#else
  /// Ed25519 (RFC 8032), which signs releases and keys.
  typealias Ed25519 = OpenSSL
#endif
