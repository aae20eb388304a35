import L10nCatalog
import L10nFormats
import L10nText

/// `json-syntax`: files that aren't valid JSON, String Catalogs, ARB files or those of i18next, or exceed a limit of reading.
struct JSONSyntax: BundleProblemRule {
  let id = RuleID.jsonSyntax
  let defaultSeverity = Severity.error

  func report(_ problem: BundleProblem, to reporter: inout Reporter) {
    switch problem.kind {
    case .syntax(let explanation, let written, .json), .syntax(let explanation, let written, .stringCatalog),
      .syntax(let explanation, let written, .arb), .syntax(let explanation, let written, .i18next):
      reporter.report(id, UnreadText(explanation: explanation, written: written), of: problem)
    case .doubt(let explanation, let written, .stringCatalog), .doubt(let explanation, let written, .arb),
      .doubt(let explanation, let written, .i18next):
      reporter.report(id, UnreadText(explanation: explanation, written: written), of: problem, severity: .warning)
    default: break
    }
  }
}
