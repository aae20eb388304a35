import L10nCatalog
import L10nChecking
import L10nProject
import L10nText

/// Findings on standard error, for commands that print something else.
enum FindingsText {
  /// Prints findings in a form that suits the environment.
  static func explain(_ findings: [Finding], in catalog: Catalog) {
    let outcome = CheckOutcome(catalog: catalog, findings: findings)
    switch ReportFormat.suited {
    case .xcode: Console.error(XcodeReport.text(findings))
    case .github:
      var log = WorkflowLog("")
      GitHubReport().writeFindings(of: outcome, to: &log)
      Console.error(log.output, holdsCommands: true)
    case .text, .json, .sarif:
      let style = TextStyle(isColored: Console.showsColor(.error))
      var text = ""
      TextReport(outcome: outcome, style: style, width: Console.width(of: .error)).writeFindings(to: &text)
      Console.error(text)
    }
  }
}
