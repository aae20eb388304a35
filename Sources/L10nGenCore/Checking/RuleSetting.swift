/// What the configuration says of a rule.
public enum RuleSetting: String, Sendable, Hashable, CaseIterable {
  /// The rule isn't run.
  case off
  /// All its findings are of this severity.
  case info, warning, error

  /// The severity; nil for none at all.
  public var severity: Severity? {
    switch self {
    case .off: nil
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}
