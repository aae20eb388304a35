import L10nGenCore

/// What a check came to: how many findings there are, and how many of them a baseline knows.
struct Verdict {
  /// In a line or, where fixed findings are still in the baseline, in two.
  let text: String

  init(_ outcome: CheckOutcome) {
    let counts = SeverityCounts(outcome.findings).text
    guard let baseline = outcome.baseline else {
      text = counts.isEmpty ? "Nothing to report." : counts
      return
    }
    let known = baseline.known == 1 ? "1 finding in the baseline is" : "\(baseline.known) findings in the baseline are"
    text = (counts.isEmpty ? "Nothing new" : counts) + "; \(known) not counted" + Self.advice(on: baseline)
  }

  /// That the baseline can be made smaller is good news, and no finding: nobody's build breaks by fixing something.
  private static func advice(on baseline: CheckOutcome.BaselineUse) -> String {
    guard baseline.gone > 0, let place = baseline.firstGone else { return "" }
    let gone = baseline.gone == 1 ? "1 finding in the baseline is" : "\(baseline.gone) findings in the baseline are"
    let path = Console.printable(place.file)
    return "\n\(gone) no longer there, the first of \(path):\(place.line):\(place.column); "
      + "remove those lines, or record all findings again with --write-baseline"
  }
}
