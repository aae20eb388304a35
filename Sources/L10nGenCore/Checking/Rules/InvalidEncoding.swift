/// `invalid-encoding`: bytes that are not text.
struct InvalidEncoding: BundleProblemRule {
  let id = RuleID.invalidEncoding
  let defaultSeverity = Severity.error
  let summary = "a file is not UTF-8"
  let explanation = """
    Bundles are UTF-8, with or without a byte-order mark. UTF-16 is read, too, if it has one. Korean files in CP949 and \
    Chinese ones in GBK, as older tools save them, are found here: save them again as UTF-8.
    """
  // The example's files are text, and any text is UTF-8: this one has what a broken conversion leaves.
  let example = RuleExample(
    flagged: ["ko.yml": "\u{0}t\u{0}i\u{0}t\u{0}l\u{0}e\u{0}:\u{0} \u{0}A\n"],
    finding: "this file looks like UTF-16 without a byte-order mark; save it as UTF-8",
    mended: ["ko.yml": "title: A\n"])

  func report(_ problem: BundleProblem, to reporter: inout Reporter) {
    guard case .encoding(let explanation) = problem.kind else { return }
    reporter.report(id, explanation, of: problem)
  }
}
