/// The severity of a finding.
package enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Useful to know; never stops anything.
  case info
  /// Likely wrong for some users; stops only a strict run.
  case warning
  /// Would break the app or show users something broken; stops `emit` and fails `check`.
  case error

  /// Returns a Boolean value indicating whether one severity is lower than another.
  package static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
