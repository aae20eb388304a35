import L10nGenCore

/// Findings as they accompany a command that prints something else, on standard error.
enum FindingsText {
  static func of(_ findings: [Finding], in catalog: Catalog) -> String {
    switch ReportFormat.suited {
    case .xcode: XcodeReport.text(findings)
    case .github: GitHubReport.text(findings)
    case .text, .json: TextReport.text(of: findings, in: catalog, TextStyle(isColored: Console.showsColor(.error)))
    }
  }
}
