/// How bundles are to be checked.
package struct CheckingOptions: Sendable, Hashable {
  /// What is said of each rule; those not named keep their own severities.
  package var severities: [RuleID: RuleSetting]
  /// A Boolean value indicating whether warnings are errors.
  package var strict: Bool

  /// Makes options.
  package init(severities: [RuleID: RuleSetting] = [:], strict: Bool = false) {
    self.severities = severities
    self.strict = strict
  }

  /// Returns a Boolean value indicating whether a rule is to be run.
  func allows(_ rule: RuleID) -> Bool {
    severities[rule] != .off
  }

  /// Returns a Boolean value indicating whether any of a rule's findings can be an error.
  func mayStop(_ rule: any Rule) -> Bool {
    severity(rule.greatestSeverity, of: rule.id) == .error
  }

  /// How severe a finding is: as configured, else as the rule says of this one, else as the rule's findings are. This is
  /// the one place that decides it.
  func severity(of report: Report, by rule: some Rule) -> Severity {
    severity(report.severity ?? rule.defaultSeverity, of: report.rule)
  }

  private func severity(_ unconfigured: Severity, of rule: RuleID) -> Severity {
    let severity = severities[rule]?.severity ?? unconfigured
    return strict && severity == .warning ? .error : severity
  }
}
