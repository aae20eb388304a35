// On systems other than Apple's, the trait SwiftCrypto of this package adds Crypto. Without it, signatures can't be
// verified, so there is no live environment that could skip that by accident.
#if canImport(CryptoKit) || canImport(Crypto)
  import Foundation

  #if canImport(CryptoKit)
    import CryptoKit
  #else
    import Crypto
  #endif
  #if canImport(Network)
    import Network
  #endif
  #if canImport(os)
    import os
  #endif

  extension UpdateEnvironment {
    /// The network, the disk, the clock, and the system's log.
    public static var live: UpdateEnvironment {
      UpdateEnvironment(
        fetch: systemFetch,
        verify: { signature, message, key in
          guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: key) else { return false }
          return key.isValidSignature(signature, for: message)
        },
        sha256: { Array(SHA256.hash(data: $0)) }, networkReturns: networkReturns, log: systemLog)
    }

    /// The network: libcurl, if URLSession uses it, too.
    private static var systemFetch: @Sendable (FetchRequest, Int) async throws(FetchFailure) -> FetchResponse {
      #if os(Linux)
        if CurlFetching.isAvailable { return CurlFetching.fetch }
      #endif
      return URLSessionFetching.fetch
    }

    #if canImport(Network)
      /// Waits for a network after there was none. If there is one at the start, the request failed for another reason.
      private static func networkReturns() async -> Bool {
        let monitor = NWPathMonitor()
        let (statuses, continuation) = AsyncStream.makeStream(of: NWPath.Status.self)
        monitor.pathUpdateHandler = { continuation.yield($0.status) }
        monitor.start(queue: DispatchQueue(label: "l10n.updates.network"))
        defer { monitor.cancel() }
        var wasAway = false
        for await status in statuses {
          if status != .satisfied { wasAway = true } else if wasAway { return true }
        }
        return false
      }
    #else
      private static func networkReturns() async -> Bool { false }
    #endif

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
