import L10nChecking
import L10nPipeline
import L10nProject
import L10nText

/// Findings as annotations of files in GitHub Actions (workflow commands `error`, `warning` and `notice`), and in full
/// in the log.
struct GitHubReport {
  /// The number of annotations of each kind that GitHub shows for a step. It skips the rest.
  static let limit = 10

  var paths = RepositoryPaths()

  func write(_ outcome: CheckOutcome, to log: inout WorkflowLog<some TextOutputStream>) {
    writeFindings(of: outcome, to: &log)
    report(of: outcome).writeSummary(to: &log)
  }

  /// Annotates files with the first findings of each severity, in order of decreasing severity, and lists all findings
  /// in the log.
  func writeFindings(of outcome: CheckOutcome, to log: inout WorkflowLog<some TextOutputStream>) {
    guard !outcome.findings.isEmpty else { return }
    let findings = outcome.foldedFindings
    for severity in Severity.allCases.sorted(by: >) {
      annotate(findings.lazy.filter { $0.severity == severity }, severity, to: &log)
    }
    log.write(command: "::group::All findings (\(SeverityCounts(outcome.findings).text))")
    report(of: outcome).writeFindings(to: &log)
    log.write(command: "::endgroup::")
  }

  private func report(of outcome: CheckOutcome) -> TextReport {
    TextReport(outcome: outcome, style: TextStyle(isColored: false), width: nil, showsAll: true)
  }

  private func annotate(
    _ findings: some Sequence<Finding>, _ severity: Severity, to log: inout WorkflowLog<some TextOutputStream>
  ) {
    let isCut = findings.dropFirst(Self.limit).contains { _ in true }
    let shown = isCut ? Self.limit - 1 : Self.limit
    for finding in findings.prefix(shown) { log.write(command: annotation(finding)) }
    guard isCut else { return }
    log.write(
      command: "::\(Self.command(severity)) title=l10n-gen::" + Self.data(Self.rest(findings.dropFirst(shown))))
  }

  private func annotation(_ finding: Finding) -> String {
    let location = finding.location
    return "::\(Self.command(finding.severity)) file=\(Self.property(paths.path(of: location.file)))"
      + ",line=\(location.line),col=\(location.column),title=\(Self.property(finding.rule.rawValue))::"
      + Self.data(Console.printable(finding.labeledMessage + relatedPlaces(finding)))
  }

  /// Returns a line about the findings that exceed GitHub's limit.
  private static func rest(_ findings: some Sequence<Finding>) -> String {
    var counts: [RuleID: Int] = [:]
    for finding in findings { counts[finding.rule, default: 0] += 1 }
    let rules = counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
      .map { "\($0.key.rawValue) \($0.value)" }
    let count = counts.values.reduce(0, +)
    return "and \(count) more: \(rules.joined(separator: ", ")); the log of this step lists all"
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  /// Returns the related places as text, since an annotation can have only one place.
  private func relatedPlaces(_ finding: Finding) -> String {
    finding.related.reduce(into: "") { text, related in
      text += " (\(related.message): \(paths.path(of: related.location.file)):\(related.location.line))"
    }
  }

  /// Returns a text as the message of a workflow command.
  static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// Returns a text as the value of a workflow command's property.
  static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if let escape = escapes[scalar] { result += escape } else { result.unicodeScalars.append(scalar) }
    }
  }
}
