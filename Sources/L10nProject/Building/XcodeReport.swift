import L10nChecking
import L10nPipeline
package import L10nText

/// Findings as Xcode and SwiftPM read them in a build's output: `/path/en.yml:12:9: error: en 'key.path': … [rule]`.
package struct XcodeReport {
  private let directory = FileSystem.workingDirectory
  /// The absolute path of each named file, by the path as shown.
  private var paths: [String: String] = [:]

  package init() {}

  /// Returns the text of findings.
  package static func text(_ findings: [Finding]) -> String {
    var report = XcodeReport()
    var text = ""
    report.write(findings, to: &text)
    return text
  }

  /// Returns the report of a build, which stores it for the next one. Errors are shown as such only if they stop the
  /// build, because Xcode fails a build that prints an error.
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
      // Xcode shows no informational findings, but it shows a note next to the finding that the note belongs to.
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
