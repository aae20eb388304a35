/// Takes down what rules report.
struct Reporter {
  /// More findings of one rule in one text aren't kept: a hostile text could have one in every few bytes.
  static let limitPerText = 100

  private(set) var reports: [Report] = []

  mutating func report(
    _ rule: RuleID, _ words: String, at spot: Spot, of subject: Report.Subject, grade: Severity? = nil,
    related: [Report.Related] = []
  ) {
    // A rule reports on one text in one go.
    if reports.count >= Self.limitPerText, case let earlier = reports[reports.count - Self.limitPerText],
      earlier.rule == rule, earlier.subject == subject, case .message = subject
    {
      return
    }
    reports.append(Report(rule: rule, words: words, spot: spot, subject: subject, grade: grade, related: related))
  }

  /// Reports what reading noticed.
  mutating func report(
    _ rule: RuleID, _ words: String, of problem: BundleProblem, key: String? = nil, grade: Severity? = nil,
    related: [Report.Related] = []
  ) {
    report(
      rule, words, at: .place(problem.place), of: .other(key: key, language: problem.language), grade: grade,
      related: related)
  }
}
