import L10nText

#if !canImport(CryptoKit)
  import L10nProject
  import L10nReleases

  /// Ed25519 with OpenSSL 3 or later (openssl-pkeyutl(1)), which runs as a separate program. So building the tool from
  /// source, as the plugins do, involves no cryptography.
  enum OpenSSL {
    /// Creates a private key in PEM format (RFC 7468).
    static func newKey() throws(Refusal) -> String {
      String(decoding: try output(["genpkey", "-algorithm", "ed25519"]), as: UTF8.self)
    }

    /// Returns the public key for a private key: 32 bytes.
    static func publicKey(of key: String) throws(Refusal) -> [UInt8] {
      let der = try output(["pkey", "-pubout", "-outform", "DER"], input: key)
      guard der.starts(with: publicKeyPrefix), der.count == publicKeyPrefix.count + SignatureVerifier.keySize else {
        throw .usage("the key is not an Ed25519 key; make one with 'l10n-gen sign --new-key'")
      }
      return Array(der.suffix(SignatureVerifier.keySize))
    }

    /// Returns the signature of a message: 64 bytes.
    static func signature(of message: [UInt8], key: String) throws(Refusal) -> [UInt8] {
      // OpenSSL signs only files. The key stays in memory.
      let files = try ScratchFiles()
      let arguments = ["pkeyutl", "-sign", "-rawin", "-inkey", "/dev/stdin", "-in", try files.file(message)]
      return try withExtendedLifetime(files) { () throws(Refusal) in try output(arguments, input: key) }
    }

    /// Returns a verifier of signatures. Throws an error if OpenSSL can't be run.
    static func verifier() throws(Refusal) -> SignatureVerifier {
      _ = try output(["version"])
      return SignatureVerifier { signature, message, key in
        guard let files = try? ScratchFiles(), let signature = try? files.file(signature),
          let message = try? files.file(message)
        else { return false }
        let arguments = [
          "pkeyutl", "-verify", "-rawin", "-pubin", "-inkey", "/dev/stdin", "-in", message, "-sigfile", signature,
        ]
        return withExtendedLifetime(files) { (try? output(arguments, input: pem(ofPublicKey: key))) != nil }
      }
    }

    /// The bytes before the public key in DER format (RFC 8410, section 4).
    private static let publicKeyPrefix: [UInt8] = [
      0x30, 0x2A, 0x30, 0x05, 0x06, 0x03, 0x2B, 0x65, 0x70, 0x03, 0x21, 0x00,
    ]

    private static func pem(ofPublicKey key: [UInt8]) -> String {
      "-----BEGIN PUBLIC KEY-----\n\(Base64.text(publicKeyPrefix + key))\n-----END PUBLIC KEY-----\n"
    }

    private static func output(_ arguments: [String], input: String = "") throws(Refusal) -> [UInt8] {
      do throws(FileSystem.Failure) {
        let process = try Subprocess(["openssl"] + arguments, environment: [:])
        try process.send(input)
        let (output, status) = try process.receiveAll(upTo: ReleaseManifest.sizeLimit)
        guard status == 0 else {
          throw FileSystem.Failure(
            path: "openssl",
            reason:
              "'openssl \(arguments[0])' failed\(Git.words(process.complaint)); it needs OpenSSL 3 or later, and a key "
              + "of 'l10n-gen sign --new-key' or '--new-root'")
        }
        return output
      } catch {
        throw .file(error)
      }
    }
  }
#endif
