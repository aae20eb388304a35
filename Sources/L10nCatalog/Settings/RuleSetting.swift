package import L10nText

/// A rule's setting in the configuration.
package enum RuleSetting: String, Sendable, Hashable, CaseIterable {
  /// The rule doesn't run.
  case off
  /// All its findings have this severity.
  case info, warning, error

  /// The severity, or `nil` if the rule doesn't run.
  package var severity: Severity? {
    switch self {
    case .off: nil
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}

extension RuleID {
  /// Returns an explanation if a rule can't have a severity, or `nil` if it can.
  package func explainRefusal(of setting: RuleSetting) -> String? {
    guard isAlwaysError, setting != .error else { return nil }
    return
      "'\(rawValue)' is always an error, because the generated Swift would be incomplete or invalid; remove this"
  }
}
