import L10nCatalog
import L10nText

/// `root-mismatch`: a file with two different languages in its path and root key.
struct RootMismatch: BundleProblemRule {
  let id = RuleID.rootMismatch
  let defaultSeverity = Severity.error
  var summary: String {
    "a file's root key is a different language than its path"
  }
  var explanation: String {
    """
    A file may have its language as its only top-level key, as in Rails. A file en.yml that begins with 'ko:' is \
    usually a copy that nobody has translated yet, so it isn't read.
    """
  }
  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "ko:\n  title: 매장\n", "en.yml": "ko:\n  title: Stores\n"],
      finding: "the root key is 'ko', but the path says 'en'; write 'en:', or move the file",
      fixed: ["ko.yml": "ko:\n  title: 매장\n", "en.yml": "en:\n  title: Stores\n"])
  }

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
