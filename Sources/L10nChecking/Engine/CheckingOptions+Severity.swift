import L10nCatalog
import L10nText

extension CheckingOptions {
  /// Returns a Boolean value indicating whether any of a rule's findings can be an error.
  package func mayStop(_ rule: any Rule) -> Bool {
    severity(rule.greatestSeverity, of: rule.id) == .error
  }

  /// Returns the severity of a finding: the configured one or, if there is none, the report's own or the rule's
  /// default. Nothing else sets severities.
  func severity(of report: Report, by rule: some Rule) -> Severity {
    severity(report.severity ?? rule.defaultSeverity, of: report.rule)
  }

  private func severity(_ unconfigured: Severity, of rule: RuleID) -> Severity {
    let severity = severities[rule]?.severity ?? unconfigured
    return strict && severity == .warning ? .error : severity
  }
}
