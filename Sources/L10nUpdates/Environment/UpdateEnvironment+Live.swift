// Elsewhere than on Apple's systems, the trait SwiftCrypto of this package brings Crypto. Without it there is no way to
// verify a signature, and so none to make an environment by accident that doesn't.
#if canImport(CryptoKit) || canImport(Crypto)
  import Foundation

  #if canImport(CryptoKit)
    import CryptoKit
  #else
    import Crypto
  #endif
  #if canImport(os)
    import os
  #endif

  extension UpdateEnvironment {
    /// The network, the disk, the clock, and the system's log.
    public static var live: UpdateEnvironment {
      UpdateEnvironment(
        fetch: URLSessionFetching.fetch,
        verify: { signature, message, key in
          guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: key) else { return false }
          return key.isValidSignature(signature, for: message)
        },
        sha256: { Array(SHA256.hash(data: $0)) }, log: systemLog)
    }

    #if canImport(os)
      private static let logger = Logger(subsystem: "l10n", category: "updates")

      private static func systemLog(_ event: UpdateEvent) {
        logger.log("\(String(describing: event.kind), privacy: .public)")
      }
    #else
      private static func systemLog(_ event: UpdateEvent) {}
    #endif
  }
#endif
