import L10nGenCore

/// Findings as Xcode and SwiftPM read them from a build's output: `/path/en.yml:12:9: error: key.path: … [rule]`.
enum XcodeReport {
  static func text(_ findings: [Finding]) -> String {
    let directory = FileSystem.workingDirectory
    return findings.reduce(into: "") { text, finding in
      // Xcode shows no informational findings, but a note stands beside what it belongs to.
      let severity = finding.severity == .info ? "note" : finding.severity.rawValue
      let message = (finding.key.map { "\($0): " } ?? "") + "\(finding.message) [\(finding.rule.rawValue)]"
      text += line(finding.location, in: directory, severity, message)
      for related in finding.related { text += line(related.location, in: directory, "note", related.message) }
    }
  }

  private static func line(
    _ location: SourceLocation, in directory: String, _ severity: String, _ message: String
  ) -> String {
    let file = Console.printable(FilePath.absolute(location.file, in: directory))
    return "\(file):\(location.line):\(location.column): \(severity): \(Console.printable(message))\n"
  }
}
