import L10nRuntime

/// The authorization for a host that isn't public, asked for once however many requests need it.
final class Credentials: Sendable {
  /// A value, and the number of times that one was asked for.
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

  /// The one that requests are sent with, or `nil` before the host has asked for one.
  var current: Credential? { known.withLock(\.self) }

  /// Returns another one after a host has refused one, or `nil` if there is none. If somebody else got another one
  /// meanwhile, that one is returned.
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
