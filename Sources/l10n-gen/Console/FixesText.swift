import L10nChecking
import L10nProject
import L10nText

/// The report of applied fixes for people: a line for each finding, followed by their number.
enum FixesText {
  /// Returns the complete report.
  static func text(of fixed: [FixedFinding], _ style: TextStyle) -> String {
    guard !fixed.isEmpty else { return "Nothing was fixed.\n" }
    let files = Set(fixed.map(\.finding.location.file)).count
    return fixed.map { line($0, style) }.joined()
      + "Fixed \(fixed.count) \(fixed.count == 1 ? "finding" : "findings") in \(files) "
      + "\(files == 1 ? "file" : "files").\n"
  }

  private static func line(_ fixed: FixedFinding, _ style: TextStyle) -> String {
    let change = ShownChange(fixed)
    return "\(fixed.finding.location.printable): fixed: '\(change.before)' → "
      + "'\(change.after)' \(style.dim("[\(fixed.finding.rule.rawValue)]"))\n"
  }
}
