import ArgumentParser
import L10nProject
import L10nReview

/// The output formats of `diff`.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case text, markdown, slack, json

  /// Prints a comparison to standard output.
  func printReport(of comparison: Comparison, _ sides: DiffSides) throws(Refusal) {
    var output = ConsoleStream()
    switch self {
    case .text:
      let style = TextStyle(isColored: Console.showsColor(.output))
      let report = DiffTextReport(comparison: comparison, sides: sides, style: style)
      report.write(to: &output)
    case .markdown: output.write(DiffMarkdownReport(comparison, sides).text)
    case .slack: output.write(DiffSlackReport(comparison, sides).text)
    case .json: DiffJSONReport.write(comparison, sides, to: &output)
    }
    try output.finish()
  }
}
