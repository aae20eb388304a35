import L10nLanguage

/// `message-syntax`: texts that are no messages of the catalog's syntax.
struct MessageSyntaxRule: TextRule {
  let id = RuleID.messageSyntax
  let defaultSeverity = Severity.error
  var summary: String {
    "a text is not well-formed in the catalog's placeholder syntax"
  }
  var explanation: String {
    """
    The parser is the one that runs in the app: what it refuses could not be shown. What it reads, but hardly as it was \
    meant (a quote that runs to the end, a stray brace), is a warning.

    A text with such an error is not compared with other languages until it is mended, since what it lacks is mostly a \
    consequence.
    """
  }
  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "hello: \"안녕하세요, {name 님\"\n"],
      finding: "an argument name holds no spaces; after `name` comes `}` or `,`",
      mended: ["ko.yml": "hello: \"안녕하세요, {name} 님\"\n"])
  }

  func check(_ text: CheckedText, _ reporter: inout Reporter) {
    guard !text.text.problems.isEmpty else { return }
    // What is a placeholder in other brackets is told by 'placeholder-delimiter', which knows what was meant.
    let problems = text.text.problems.lazy.filter { $0.kind == .syntax }.prefix(CheckedText.findingLimit)
    let mistaken = Dictionary(
      uniqueKeysWithValues: Set(problems.map(\.textIndex)).map { ($0, text.lookalikes(in: $0)) })
    for problem in problems {
      let start = problem.range.lowerBound
      if mistaken[problem.textIndex, default: []].contains(where: { $0.range.contains(start) }) { continue }
      let spot: Spot =
        text.text.text(at: problem.textIndex).map { .within($0, offset: problem.range.lowerBound) }
        ?? .place(text.text.keyPlace)
      reporter.report(
        id, Self.uncapitalized(problem.explanation), at: spot, of: text.subject,
        grade: problem.severity == .warning ? .warning : nil)
    }
  }

  /// The parser writes sentences, and a finding's words follow a colon.
  private static func uncapitalized(_ sentence: String) -> String {
    sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}
