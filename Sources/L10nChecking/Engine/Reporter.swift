import L10nCatalog
import L10nText

/// Collects the reports of rules.
struct Reporter {
  private(set) var reports: [Report] = []

  package mutating func report(
    _ rule: RuleID, _ facts: any Facts, at spot: Spot, of subject: Report.Subject, severity: Severity? = nil,
    name: Finding.Subject = .init(), related: [Report.Related] = [], fix: Fix? = nil
  ) {
    reports.append(
      Report(
        rule: rule, facts: facts, spot: spot, subject: subject, name: name, severity: severity, related: related,
        fix: fix))
  }

  /// Reports a problem that was found while reading.
  mutating func report(
    _ rule: RuleID, _ facts: any Facts, of problem: BundleProblem, key: String? = nil, severity: Severity? = nil,
    related: [Report.Related] = []
  ) {
    report(
      rule, facts, at: .place(problem.place), of: .other(key: key, language: problem.language), severity: severity,
      name: problem.subject, related: related)
  }
}
