import L10nChecking
import L10nProject
import L10nText

/// The result of a check: the number of findings, and how many of them are in the baseline.
struct CheckSummary {
  /// The result in a line, or in two lines if fixed findings are still in the baseline.
  let text: String

  init(_ outcome: CheckOutcome) {
    let counts = SeverityCounts(outcome.findings).text
    guard let baseline = outcome.baseline else {
      text = counts.isEmpty ? "Nothing to report." : counts
      return
    }
    let known = baseline.known == 1 ? "1 finding in the baseline is" : "\(baseline.known) findings in the baseline are"
    text = (counts.isEmpty ? "No new findings" : counts) + "; \(known) ignored" + Self.advice(on: baseline)
  }

  /// Returns advice to update the baseline after findings were fixed. It isn't a finding, because a fix must not break
  /// a build.
  private static func advice(on baseline: CheckOutcome.BaselineUse) -> String {
    guard baseline.gone > 0, let place = baseline.firstGone else { return "" }
    let gone = baseline.gone == 1 ? "1 finding in the baseline is" : "\(baseline.gone) findings in the baseline are"
    let path = Console.printable(place.file)
    return "\n\(gone) stale, the first at \(path):\(place.line):\(place.column); "
      + "remove those lines, or record all findings again with --write-baseline"
  }
}
