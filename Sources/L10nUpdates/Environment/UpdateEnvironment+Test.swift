public import Foundation
import L10nReleases

extension UpdateEnvironment {
  /// Returns an environment for tests of an app: a disk in memory, a clock that changes only if the test changes it,
  /// and no randomness. Pauses of up to ten seconds are skipped; longer ones, as between the checks of a server, don't
  /// end.
  ///
  /// - Parameters:
  ///   - fetch: answers requests, for example with the files that `l10n-gen pack` and `l10n-gen sign` wrote. Without it, a
  ///     request ends the process with its address, because the test didn't expect it.
  ///   - verify: verifies signatures; every signature is valid by default.
  ///   - now: the clock; 2026-01-01 by default.
  ///   - files: the disk; one in memory by default.
  ///   - log: receives each event.
  public static func test(
    fetch: (@Sendable (FetchRequest, _ limit: Int) async throws(FetchFailure) -> FetchResponse)? = nil,
    verify: @escaping @Sendable (_ signature: [UInt8], _ message: [UInt8], _ key: [UInt8]) -> Bool = { _, _, _ in true
    },
    now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 1_767_225_600) },
    files: UpdateFiles? = nil, log: @escaping @Sendable (UpdateEvent) -> Void = { _ in }
  ) -> UpdateEnvironment {
    UpdateEnvironment(
      fetch: { request, limit throws(FetchFailure) in
        guard let fetch else { fatalError("A test asked for \(request.url); give 'fetch' to UpdateEnvironment.test.") }
        return try await fetch(request, limit)
      },
      verify: verify, sha256: { SHA256.digest(of: $0) }, files: files ?? .memory(now: now), now: now,
      sleep: { duration in
        while duration > .seconds(10) { try await Task.sleep(for: .seconds(3_600)) }
      }, random: { 0 }, log: log)
  }
}
