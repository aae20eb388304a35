import L10nGenCore

/// A report in one of the printed formats.
enum ReportText {
  /// What to print.
  static func of(_ outcome: CheckOutcome, as format: ReportFormat, colored: Bool) -> String {
    switch format {
    case .text: TextReport(outcome: outcome, style: TextStyle(isColored: colored)).text
    case .xcode: XcodeReport.text(outcome.findings)
    case .github: GitHubReport.text(outcome.findings)
    case .json: JSONReport.text(outcome)
    }
  }
}
