import L10nProject
import L10nText

extension ExtractionReport {
  /// Prints the report, and annotates the places of the first findings.
  func printForGitHub() throws(Refusal) {
    var log = WorkflowLog(ConsoleStream(holdsCommands: true))
    let paths = RepositoryPaths()
    for finding in findings.prefix(GitHubReport.limit) {
      let location = finding.location
      log.write(
        command: "::warning file=\(GitHubReport.property(paths.path(of: location.file)))"
          + ",line=\(location.line),col=\(location.column),title=l10n-gen extract::"
          + GitHubReport.data(Console.printable(finding.message)))
    }
    log.write(text)
    var output = log.finish()
    try output.finish()
  }
}
