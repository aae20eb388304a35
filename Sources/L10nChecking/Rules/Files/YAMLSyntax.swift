import L10nCatalog
import L10nFormats
import L10nText

/// `yaml-syntax`: files that aren't valid YAML, or exceed a limit of reading.
struct YAMLSyntax: BundleProblemRule {
  let id = RuleID.yamlSyntax
  let defaultSeverity = Severity.error

  func report(_ problem: BundleProblem, to reporter: inout Reporter) {
    guard case .syntax(let explanation, let written, .yaml) = problem.kind else { return }
    reporter.report(id, UnreadText(explanation: explanation, written: written), of: problem)
  }
}
