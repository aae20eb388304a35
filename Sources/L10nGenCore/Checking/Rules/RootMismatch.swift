/// `root-mismatch`: a file that says it is of two languages.
struct RootMismatch: BundleProblemRule {
  let id = RuleID.rootMismatch
  let defaultSeverity = Severity.error
  var summary: String {
    "a file's root key is another language than its path says"
  }
  var explanation: String {
    """
    A file may have its language as its one top-level key, as Rails has it. A file en.yml that begins with 'ko:' is most \
    often a copy whose texts nobody translated yet, so it isn't read.
    """
  }
  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "ko:\n  title: 매장\n", "en.yml": "ko:\n  title: Stores\n"],
      finding: "the root key 'ko' is another language than the path's, 'en'; make it 'en:', or move the file",
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
  var sentence: String {
    "the root key '\(root)' is another language than the path's, '\(language)'; make it '\(language):', or move the file"
  }
  var version1Quotation: String? { root }
}
