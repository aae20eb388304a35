import L10nChecking
import L10nProject

extension ReportFormat {
  /// Prints a report in this format to standard output.
  ///
  /// - Parameter showsAll: whether a report for people lists all findings, regardless of their number. Other reports
  ///   always do.
  func printReport(of outcome: CheckOutcome, showsAll: Bool) throws(Refusal) {
    var output = ConsoleStream()
    switch self {
    case .text:
      let style = TextStyle(isColored: Console.showsColor(.output))
      TextReport(outcome: outcome, style: style, width: Console.width(of: .output), showsAll: showsAll).write(
        to: &output)
    case .xcode:
      var report = XcodeReport()
      report.write(outcome.findings, to: &output)
    case .github:
      var log = WorkflowLog(ConsoleStream(holdsCommands: true))
      GitHubReport().write(outcome, to: &log)
      output = log.output
    case .json: JSONReport.write(outcome, to: &output)
    case .sarif:
      var report = SARIFReport.ofCheck()
      report.write(outcome.findings.map(SARIFResult.init), to: &output)
    }
    try output.finish()
  }
}
