/// The options of a check.
package struct CheckingOptions: Sendable, Hashable {
  /// The configured severities of rules; other rules keep their own.
  package var severities: [RuleID: RuleSetting]
  /// A Boolean value indicating whether warnings are errors.
  package var strict: Bool

  /// Creates options.
  package init(severities: [RuleID: RuleSetting] = [:], strict: Bool = false) {
    self.severities = severities
    self.strict = strict
  }

  /// Returns a Boolean value indicating whether a rule is to be run.
  func allows(_ rule: RuleID) -> Bool {
    severities[rule].map { $0 != .off } ?? !rule.isOffByDefault
  }

  /// Returns a Boolean value indicating whether any of a rule's findings can be an error.
  func mayStop(_ rule: any Rule) -> Bool {
    severity(rule.greatestSeverity, of: rule.id) == .error
  }

  /// Returns the severity of a finding: the configured one, or the report's own, or the rule's default. This is the one
  /// place that decides it.
  func severity(of report: Report, by rule: some Rule) -> Severity {
    severity(report.severity ?? rule.defaultSeverity, of: report.rule)
  }

  private func severity(_ unconfigured: Severity, of rule: RuleID) -> Severity {
    let severity = severities[rule]?.severity ?? unconfigured
    return strict && severity == .warning ? .error : severity
  }
}
