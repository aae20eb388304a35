import L10nChecking
import L10nPipeline
package import L10nText

/// Findings as Xcode and SwiftPM read them from a build's output: `/path/en.yml:12:9: error: en 'key.path': … [rule]`.
package struct XcodeReport {
  private let directory = FileSystem.workingDirectory
  /// The absolute path of each file that was named, as it is shown.
  private var paths: [String: String] = [:]

  /// Creates a report.
  package init() {}

  /// Returns findings as a text.
  package static func text(_ findings: [Finding]) -> String {
    var report = XcodeReport()
    var text = ""
    report.write(findings, to: &text)
    return text
  }

  /// The report of a build, which keeps it for the next one. Only errors that stop the build are errors there: Xcode fails
  /// a build that prints one.
  static func text(of generation: Generation) -> String {
    if generation.isStopped { return text(generation.outcome.findings) }
    return text(
      generation.outcome.findings.map { finding in
        var finding = finding
        if finding.severity == .error { finding.severity = .warning }
        return finding
      })
  }

  package mutating func write(_ findings: [Finding], to output: inout some TextOutputStream) {
    for finding in findings {
      // Xcode shows no informational findings, but a note stands beside what it belongs to.
      let severity = finding.severity == .info ? "note" : finding.severity.rawValue
      let message = "\(finding.labeledMessage) [\(finding.rule.rawValue)]"
      output.write(line(finding.location, severity, message))
      for related in finding.related { output.write(line(related.location, "note", related.message)) }
    }
  }

  /// Returns a line about a place.
  package mutating func line(_ location: SourceLocation, _ severity: String, _ message: String) -> String {
    let path = paths[location.file] ?? Console.printable(FilePath.absolute(location.file, in: directory))
    paths[location.file] = path
    return "\(path):\(location.line):\(location.column): \(severity): \(Console.printable(message))\n"
  }
}
