// Apple's systems don't come with OpenSSL 3. Other systems have no cryptography that the tool could use without
// building it.
#if canImport(CryptoKit)
  import CryptoKit
  import Foundation
  import L10nProject
  import L10nReleases

  /// Ed25519 with CryptoKit. Keys are in the same files as OpenSSL's.
  enum SystemSigning {
    /// Creates a private key in PEM format (RFC 7468).
    static func newKey() throws(Refusal) -> String {
      PrivateKeyText.text(Array(Curve25519.Signing.PrivateKey().rawRepresentation))
    }

    /// Returns the public key for a private key: 32 bytes.
    static func publicKey(of key: String) throws(Refusal) -> [UInt8] {
      Array(try privateKey(key).publicKey.rawRepresentation)
    }

    /// Returns the signature of a message: 64 bytes. Unlike in RFC 8032, CryptoKit's signatures of the same message
    /// differ, but all of them are valid.
    static func signature(of message: [UInt8], key: String) throws(Refusal) -> [UInt8] {
      let key = try privateKey(key)
      do {
        return Array(try key.signature(for: message))
      } catch {
        throw .usage("CryptoKit can't sign: \(error)")
      }
    }

    /// Returns a verifier of signatures.
    static func verifier() throws(Refusal) -> SignatureVerifier {
      SignatureVerifier { signature, message, key in
        guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: key) else { return false }
        return key.isValidSignature(signature, for: message)
      }
    }

    private static func privateKey(_ text: String) throws(Refusal) -> Curve25519.Signing.PrivateKey {
      guard let bytes = PrivateKeyText.bytes(text),
        let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: bytes)
      else {
        throw .usage("the key is not an Ed25519 key; make one with 'l10n-gen sign --new-key'")
      }
      return key
    }
  }
#endif
