import L10nGenCore

/// What a check came to, in one line.
struct Verdict {
  let text: String

  init(_ outcome: CheckOutcome) {
    let counts = SeverityCounts(outcome.findings).text
    text = counts.isEmpty ? "Nothing to report." : counts
  }
}
