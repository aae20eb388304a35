/// `json-syntax`: what is not JSON, or goes beyond what is read of it.
struct JSONSyntax: BundleProblemRule {
  let id = RuleID.jsonSyntax
  let defaultSeverity = Severity.error
  var summary: String {
    "a file is not well-formed JSON, or goes beyond a limit of reading"
  }
  var explanation: String {
    """
    Read is JSON as RFC 8259 defines it, with UTF-8 or with UTF-16 behind a byte-order mark. Comments and commas at an \
    end are errors, since other programs refuse them. A file is read on after an error, so that one broken text costs \
    that text alone and all errors of a file are found in one run. What a broken file leaves out is not taken for missing.

    Limits are part of the rule: 64 MiB a file, 64 levels of nesting, 1,024 bytes a key path, and a hundred combining \
    marks in a row.
    """
  }
  var example: RuleExample {
    RuleExample(
      flagged: ["ko.json": #"{ "title": "매장", "empty": "주변에 매장이 없습니다", }"#],
      finding: "nothing follows this comma; remove it",
      fixed: ["ko.json": #"{ "title": "매장", "empty": "주변에 매장이 없습니다" }"#])
  }

  func report(_ problem: BundleProblem, to reporter: inout Reporter) {
    guard case .syntax(let explanation, let written, .json) = problem.kind else { return }
    reporter.report(id, UnreadText(explanation: explanation, written: written), of: problem)
  }
}
