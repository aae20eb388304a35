import L10nCatalog
import L10nText

/// `invalid-encoding`: bytes that aren't text.
struct InvalidEncoding: BundleProblemRule {
  let id = RuleID.invalidEncoding
  let defaultSeverity = Severity.error

  func report(_ problem: BundleProblem, to reporter: inout Reporter) {
    guard case .encoding(let explanation) = problem.kind else { return }
    reporter.report(id, UnreadText(explanation: explanation, written: nil), of: problem)
  }
}
