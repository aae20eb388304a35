/// `yaml-syntax`: what is not YAML, or goes beyond what is read of it.
struct YAMLSyntax: BundleProblemRule {
  let id = RuleID.yamlSyntax
  let defaultSeverity = Severity.error
  var summary: String {
    "a file is not well-formed YAML, or goes beyond a limit of reading"
  }
  var explanation: String {
    """
    A file is read on after an error, at the next key, so that one broken text costs that text alone and all errors of a \
    file are found in one run. What a broken file leaves out is not taken for missing.

    Limits are part of the rule: 64 MiB a file, 64 levels of nesting, 1,024 bytes a key path, a million nodes made by \
    the aliases of all files, where 64 bytes of a text count as one, and a hundred combining marks in a row.
    """
  }
  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "empty: \"주변에 매장이 없습니다\ntitle: 매장\n"],
      finding: "this quote is never closed; close it, or write the text without quotes",
      fixed: ["ko.yml": "empty: \"주변에 매장이 없습니다\"\ntitle: 매장\n"])
  }

  func report(_ problem: BundleProblem, to reporter: inout Reporter) {
    guard case .syntax(let explanation, let written, .yaml) = problem.kind else { return }
    reporter.report(id, UnreadText(explanation: explanation, written: written), of: problem)
  }
}
