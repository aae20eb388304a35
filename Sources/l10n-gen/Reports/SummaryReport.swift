import L10nCatalog
import L10nChecking
import L10nPipeline
import L10nProject
import L10nText

/// A report in Markdown for the summary of a workflow: the coverage of each language, the number of findings for each
/// rule, and the most severe findings. Its size is limited.
struct SummaryReport {
  /// The maximum number of findings that are shown with their places.
  static let limit = 10
  /// The maximum number of languages that are shown; those with the most missing strings come first.
  static let languageLimit = 100

  let text: String

  init(_ outcome: CheckOutcome, paths: RepositoryPaths = RepositoryPaths()) {
    let summary = CheckSummary(outcome).text.split(separator: "\n").map { MarkdownText.prose(String($0)) }
    let parts = [
      "## Translations", summary.joined(separator: "\n\n"), Self.coverage(outcome.coverage),
      outcome.additions.map { "### \(MarkdownText.code($0.path))\n\n" + Self.coverage($0.catalog.coverage) }
        .joined(separator: "\n\n"),
      Self.rules(outcome.findings),
      Self.mostSevere(of: outcome.foldedFindings, paths),
    ]
    // The existing content may not end with a line ending.
    text = "\n" + parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static func coverage(_ coverage: [LanguageCoverage]) -> String {
    let missing = coverage.map(\.missing).sorted(by: >)
    let fewest = missing.prefix(languageLimit).last ?? 0
    let shown = coverage.filter { $0.missing >= fewest }.prefix(languageLimit)
    let hasStates = coverage.contains { $0.unfinished > 0 }
    let headings = LanguageCoverage.headings(hasStates: hasStates)
    var rows = [headings]
    rows += shown.map { [MarkdownText.code($0.language)] + $0.figures(hasStates: hasStates) }
    if shown.count < coverage.count {
      rows.append(["and \(coverage.count - shown.count) others"] + headings.dropFirst().map { _ in "" })
    }
    var lines = rows.map { row in "|" + row.map { $0.isEmpty ? " |" : " \($0) |" }.joined() }
    lines.insert("|:--|" + headings.dropFirst().map { _ in "--:|" }.joined(), at: 1)
    let notes = shown.flatMap(\.notes).map { "\n" + MarkdownText.prose($0) }
    return (lines + notes).joined(separator: "\n")
  }

  private static func rules(_ findings: [Finding]) -> String {
    guard !findings.isEmpty else { return "" }
    var rules: [RuleID: SeverityCounts] = [:]
    for finding in findings { rules[finding.rule, default: SeverityCounts()].add(finding.severity) }
    let sorted = rules.map { (rule: $0.key.rawValue, counts: $0.value) }
      .sorted { ($1.counts.total, $0.rule) < ($0.counts.total, $1.rule) }
    let lines = sorted.map { rule, counts in
      let cells = [Severity.error, .warning, .info].map { counts[$0] == 0 ? "" : String(counts[$0]) }
      return "| \(rule) | \(cells.joined(separator: " | ")) |"
    }
    return (["| rule | errors | warnings | notes |", "|:--|--:|--:|--:|"] + lines).joined(separator: "\n")
  }

  private static func mostSevere(of findings: [Finding], _ paths: RepositoryPaths) -> String {
    guard !findings.isEmpty else { return "" }
    let bySeverity = Severity.allCases.sorted(by: >).lazy.map { severity in
      findings.lazy.filter { $0.severity == severity }.prefix(limit)
    }
    let lines = bySeverity.joined().prefix(limit).map { finding in
      let location = finding.location
      let place = "\(paths.path(of: location.file)):\(location.line):\(location.column)"
      return
        "1. \(finding.severity.rawValue) at \(MarkdownText.code(place)): \(MarkdownText.code(finding.labeledMessage)) "
        + "(\(finding.rule.rawValue))"
    }
    let heading = findings.count > limit ? "The \(limit) most severe of \(findings.count) findings:" : "Findings:"
    return heading + "\n\n" + lines.joined(separator: "\n")
  }
}
