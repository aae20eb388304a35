import L10nCatalog
import L10nFormats
import L10nText

/// A rule that reports the mistakes of the files of some formats, which name it: what can't be read as an error, and what
/// is read in spite of a mistake as a warning.
protocol SyntaxRule: BundleProblemRule {}

extension SyntaxRule {
  func report(_ problem: BundleProblem, to reporter: inout Reporter) {
    switch problem.kind {
    case .syntax(let explanation, let written, let format) where BundleFormats.format(format).syntaxRule == id:
      reporter.report(id, UnreadText(explanation: explanation, written: written), of: problem)
    case .doubt(let explanation, let written, let format) where BundleFormats.format(format).syntaxRule == id:
      reporter.report(id, UnreadText(explanation: explanation, written: written), of: problem, severity: .warning)
    default: break
    }
  }
}
