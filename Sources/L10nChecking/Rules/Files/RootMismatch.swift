import L10nCatalog
import L10nText

/// `root-mismatch`: a file with two different languages in its path and root key.
struct RootMismatch: BundleProblemRule {
  let id = RuleID.rootMismatch
  let defaultSeverity = Severity.error

  func report(_ problem: BundleProblem, to reporter: inout Reporter) {
    guard case .rootMismatch(let root) = problem.kind else { return }
    reporter.report(id, OtherLanguage(root: root, language: problem.language ?? ""), of: problem)
  }
}

/// A root key that is another language than the path's.
private struct OtherLanguage: Facts {
  var root: String
  /// The path's language.
  var language: String

  var values: KeyValuePairs<FactName, String?> { [.written: root, .expected: language] }
  let namesLanguage = true
  var sentence: String {
    "the root key is '\(root)', but the path says '\(language)'; write '\(language):', or move the file"
  }
}
