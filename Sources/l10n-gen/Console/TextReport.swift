import L10nGenCore

/// A report for people: each finding with the line that it is about, then what each language has.
struct TextReport {
  let outcome: CheckOutcome
  let style: TextStyle

  var text: String {
    Self.text(of: outcome.foldedFindings, in: outcome.catalog, style) + coverage + verdict + "\n"
  }

  /// Findings with their excerpts, an empty line after each.
  static func text(of findings: [Finding], in catalog: Catalog, _ style: TextStyle) -> String {
    var lines = SourceLines(catalog)
    return findings.reduce(into: "") { text, finding in
      text += headline(finding, style)
      text += excerpt(finding.location, &lines, style)
      for related in finding.related {
        text += style.dim("  \(place(related.location)): \(Console.printable(related.message))") + "\n"
      }
      text += "\n"
    }
  }

  private static func headline(_ finding: Finding, _ style: TextStyle) -> String {
    let message = style.bold(Console.printable(finding.message))
    let rule = style.dim("[\(finding.rule.rawValue)]")
    return "\(place(finding.location)): \(style.severity(finding.severity)): \(message) \(rule)\n"
  }

  private static func place(_ location: SourceLocation) -> String {
    "\(Console.printable(location.file)):\(location.line):\(location.column)"
  }

  private static func excerpt(_ location: SourceLocation, _ lines: inout SourceLines, _ style: TextStyle) -> String {
    guard let line = lines.line(location.line, of: location.file), !line.isEmpty else { return "" }
    let excerpt = SourceExcerpt(line: line, column: location.column)
    let number = String(location.line)
    let margin = String(repeating: " ", count: number.count)
    return style.dim("  \(number) | ") + "\(excerpt.line)\n" + style.dim("  \(margin) | ")
      + style.pointer(excerpt.caret) + "\n"
  }

  private var coverage: String {
    let width = outcome.catalog.languages.map(\.count).max() ?? 0
    return outcome.coverage.reduce(into: "") { text, coverage in
      let name = coverage.language + String(repeating: " ", count: width - coverage.language.count)
      text += "\(name)  \(coverage.translated) of \(coverage.messages) messages"
      if coverage.translated < coverage.messages {
        text += ", \(coverage.translated * 100 / coverage.messages) %"
      }
      text += "\n"
    }
  }

  private var verdict: String {
    let counts = [
      Self.counted(outcome.count(of: .error), "error", "errors"),
      Self.counted(outcome.count(of: .warning), "warning", "warnings"),
      Self.counted(outcome.count(of: .info), "note", "notes"),
    ].compactMap { $0 }
    return counts.isEmpty ? "Nothing to report." : counts.joined(separator: ", ")
  }

  private static func counted(_ count: Int, _ one: String, _ many: String) -> String? {
    count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
  }
}
