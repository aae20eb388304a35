import L10nCatalog
import L10nFormats
import L10nText

/// `strings-syntax`: a `.strings`, `.stringsdict`, Android `strings.xml` or PO file that Apple's systems, Android's tools
/// or gettext's refuse, or read only in part.
struct StringsSyntax: BundleProblemRule {
  let id = RuleID.stringsSyntax
  let defaultSeverity = Severity.error

  func report(_ problem: BundleProblem, to reporter: inout Reporter) {
    switch problem.kind {
    case .syntax(let explanation, let written, .strings), .syntax(let explanation, let written, .stringsdict),
      .syntax(let explanation, let written, .android), .syntax(let explanation, let written, .po):
      reporter.report(id, UnreadText(explanation: explanation, written: written), of: problem)
    case .doubt(let explanation, let written, .stringsdict), .doubt(let explanation, let written, .android),
      .doubt(let explanation, let written, .po):
      reporter.report(id, UnreadText(explanation: explanation, written: written), of: problem, severity: .warning)
    default: break
    }
  }
}
