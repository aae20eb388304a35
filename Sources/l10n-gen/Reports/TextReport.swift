import L10nCatalog
import L10nChecking
import L10nPipeline
import L10nProject
import L10nText

/// A report for people: each finding with its line, by file, followed by the coverage of each language.
struct TextReport {
  let outcome: CheckOutcome
  let style: TextStyle
  /// The maximum width of a line, in cells, or `nil` if it is unknown.
  let width: Int?
  /// A Boolean value indicating whether all findings are listed, regardless of their number.
  var showsAll = false

  func write(to output: inout some TextOutputStream) {
    writeFindings(to: &output)
    writeSummary(to: &output)
  }

  /// Writes the coverage of each language, and the number of findings.
  func writeSummary(to output: inout some TextOutputStream) {
    output.write(CoverageTable(outcome.coverage, style: style, width: width, showsAll: showsAll).text)
    for (path, catalog) in outcome.additions {
      output.write("\n\(style.heading(Console.printable(path)))\n")
      output.write(CoverageTable(catalog.coverage, style: style, width: width, showsAll: showsAll).text)
    }
    if !outcome.additions.isEmpty { output.write("\n") }
    output.write(CheckSummary(outcome).text + "\n")
  }

  /// Writes findings with their excerpts, each followed by an empty line. If several files have findings, each file has
  /// a heading with its count. Findings that exceed a readable number are counted by rule.
  func writeFindings(to output: inout some TextOutputStream) {
    let selection = showsAll ? ShownFindings(all: outcome.foldedFindings) : ShownFindings(outcome.foldedFindings)
    write(selection.shown, to: &output)
    guard selection.restCount > 0 else { return }
    output.write("Not shown: \(String.counted(selection.restCount, "finding")). 'l10n-gen check --all' lists all.\n")
    let ruleWidth = selection.rest.map(\.rule.rawValue.utf8.count).max() ?? 0
    let countWidth = selection.rest.map { String($0.count).utf8.count }.max() ?? 0
    for group in selection.rest { output.write(group.line(ruleWidth: ruleWidth, countWidth: countWidth)) }
    output.write("\n")
  }

  private func write(_ findings: [Finding], to output: inout some TextOutputStream) {
    var counts: [String: SeverityCounts] = [:]
    for finding in findings { counts[finding.location.file, default: SeverityCounts()].add(finding.severity) }
    var lines = SourceLines(outcome.catalogs)
    var file: String?
    for finding in findings {
      if counts.count > 1, finding.location.file != file {
        file = finding.location.file
        output.write(heading(finding.location.file, counts))
      }
      output.write(headline(finding))
      output.write(excerpt(finding.location, &lines))
      for related in finding.related {
        output.write(style.dim("  \(related.location.printable): \(Console.printable(related.message))") + "\n")
      }
      output.write("\n")
    }
  }

  private func heading(_ file: String, _ counts: [String: SeverityCounts]) -> String {
    "\(style.heading(Console.printable(file))) (\(counts[file]?.text ?? ""))\n\n"
  }

  private func headline(_ finding: Finding) -> String {
    let message = style.bold(Console.printable(finding.labeledMessage))
    let rule = style.dim("[\(finding.rule.rawValue)]")
    return "\(finding.location.printable): \(style.severity(finding.severity)): \(message) \(rule)\n"
  }

  private func excerpt(_ location: SourceLocation, _ lines: inout SourceLines) -> String {
    let number = String(location.line)
    let margin = String(repeating: " ", count: number.count)
    // Two spaces before the number, a bar after it, and dots on either side of the excerpt.
    let limit = min(SourceExcerpt.limit, max(20, (width ?? .max) - number.count - 9))
    guard let part = lines.part(around: location, reach: limit), !part.text.isEmpty else { return "" }
    let excerpt = SourceExcerpt(part, column: location.column, limit: limit)
    return style.dim("  \(number) | ") + "\(excerpt.line)\n" + style.dim("  \(margin) | ")
      + style.pointer(excerpt.caret) + "\n"
  }
}
