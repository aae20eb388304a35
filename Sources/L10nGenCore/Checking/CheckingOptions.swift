/// How bundles are to be checked.
public struct CheckingOptions: Sendable, Hashable {
  /// What is said of each rule; those not named keep their own severities.
  public var severities: [RuleID: RuleSetting]
  /// Whether warnings are errors.
  public var strict: Bool

  /// Makes options.
  public init(severities: [RuleID: RuleSetting] = [:], strict: Bool = false) {
    self.severities = severities
    self.strict = strict
  }

  /// Whether a rule is to be run.
  func allows(_ rule: RuleID) -> Bool {
    severities[rule] != .off
  }

  /// Whether a rule's findings are errors unless they say otherwise themselves.
  func mayStop(_ rule: any Rule) -> Bool {
    (severities[rule.id]?.severity ?? rule.defaultSeverity) == .error
  }

  /// How grave a finding is: as configured, else as the rule graded this one, else as the rule's findings are. This is
  /// the one place that decides it.
  func severity(of report: Report, by rule: some Rule) -> Severity {
    let severity = severities[report.rule]?.severity ?? report.grade ?? rule.defaultSeverity
    return strict && severity == .warning ? .error : severity
  }
}
