import L10nRuntime

/// The authorization for a host that isn't public. All requests share one, and it is asked for once.
final class Credentials: Sendable {
  /// A value, with the number of values asked for so far.
  struct Credential: Sendable, Hashable {
    var value: String
    var number: Int
  }

  private let source: (@Sendable () async -> String?)?
  private let flight = SingleFlight<Credential?>()
  private let known = Guarded<Credential?>(nil)

  init(_ source: (@Sendable () async -> String?)?) {
    self.source = source
  }

  /// The credential for requests, or `nil` before the host has asked for one.
  var current: Credential? { known.withLock(\.self) }

  /// Returns a new credential after the host refused one, or `nil` if there is none. If another request got a new one
  /// in the meantime, that one is returned.
  func renewed(after refused: Credential?) async -> Credential? {
    guard let source else { return nil }
    if let current, current != refused { return current }
    return await flight.value { [known] in
      if let current = known.withLock(\.self), current != refused { return current }
      guard let value = await source() else { return nil }
      return known.withLock { known in
        known = Credential(value: value, number: (known?.number ?? 0) + 1)
        return known
      }
    }
  }
}
