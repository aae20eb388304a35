public import Foundation
import L10nReleases

/// Everything outside the process that ``TextUpdates`` uses. Replace the parts that a test controls.
public struct UpdateEnvironment: Sendable {
  /// Sends a request, and reads at most `limit` bytes of the answer.
  public var fetch: @Sendable (FetchRequest, _ limit: Int) async throws(FetchFailure) -> FetchResponse
  /// Returns a Boolean value indicating whether an Ed25519 signature (64 bytes) of a message is by a key (32 bytes),
  /// checked strictly: s < L, and canonical points (RFC 8032, section 5.1.7).
  public var verify: @Sendable (_ signature: [UInt8], _ message: [UInt8], _ key: [UInt8]) -> Bool
  /// Returns the SHA-256 of bytes (FIPS 180-4): 32 bytes.
  public var sha256: @Sendable ([UInt8]) -> [UInt8]
  /// The operations on files.
  public var files: UpdateFiles
  /// The clock.
  public var now: @Sendable () -> Date
  /// Waits for a time, unless the task is canceled.
  public var sleep: @Sendable (Duration) async throws -> Void
  /// Waits until the network is back, after a request failed without one; `false` if that can't be known, as on Linux.
  public var networkReturns: @Sendable () async -> Bool
  /// Returns a random number.
  public var random: @Sendable () -> UInt64
  /// Receives each event as it happens.
  public var log: @Sendable (UpdateEvent) -> Void

  /// Creates an environment.
  public init(
    fetch: @escaping @Sendable (FetchRequest, _ limit: Int) async throws(FetchFailure) -> FetchResponse,
    verify: @escaping @Sendable (_ signature: [UInt8], _ message: [UInt8], _ key: [UInt8]) -> Bool,
    sha256: @escaping @Sendable ([UInt8]) -> [UInt8], files: UpdateFiles = .disk,
    now: @escaping @Sendable () -> Date = { Date() },
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    networkReturns: @escaping @Sendable () async -> Bool = { false },
    random: @escaping @Sendable () -> UInt64 = { .random(in: 0 ... .max) },
    log: @escaping @Sendable (UpdateEvent) -> Void = { _ in }
  ) {
    self.fetch = fetch
    self.verify = verify
    self.sha256 = sha256
    self.files = files
    self.now = now
    self.sleep = sleep
    self.networkReturns = networkReturns
    self.random = random
    self.log = log
  }
}

extension UpdateEnvironment {
  /// Returns the SHA-256 of bytes in 64 lowercase hexadecimal digits.
  func digest(_ bytes: [UInt8]) -> String {
    ReleaseNumber.hexadecimal(sha256(bytes))
  }

  /// Returns a Boolean value indicating whether bytes have a digest and a length.
  func isWhole(_ bytes: [UInt8], digest: String, length: Int) -> Bool {
    bytes.count == length && self.digest(bytes) == digest
  }
}
