import L10nGenCore

/// Findings as they accompany a command that prints something else, on standard error.
enum FindingsText {
  static func of(_ findings: [Finding], in catalog: Catalog) -> String {
    let outcome = CheckOutcome(catalog: catalog, findings: findings)
    var text = ""
    switch ReportFormat.suited {
    case .xcode: return XcodeReport.text(findings)
    case .github: GitHubReport().writeFindings(of: outcome, to: &text)
    case .text, .json, .sarif:
      let style = TextStyle(isColored: Console.showsColor(.error))
      TextReport(outcome: outcome, style: style, width: Console.width(of: .error)).writeFindings(to: &text)
    }
    return text
  }
}
