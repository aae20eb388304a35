import L10nGenCore

/// Findings as GitHub Actions annotates files with them (workflow commands `error`, `warning` and `notice`).
enum GitHubReport {
  static func text(_ findings: [Finding]) -> String {
    findings.reduce(into: "") { text, finding in
      let location = finding.location
      text += "::\(command(finding.severity)) file=\(property(location.file)),line=\(location.line)"
      text += ",col=\(location.column),title=\(property(finding.rule.rawValue))::"
      text += data(Console.printable(finding.message + relatedPlaces(finding))) + "\n"
    }
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  /// An annotation has one place, so that the others are named in its text.
  private static func relatedPlaces(_ finding: Finding) -> String {
    finding.related.reduce(into: "") { text, related in
      text += " (\(related.message): \(related.location.file):\(related.location.line))"
    }
  }

  private static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if let escape = escapes[scalar] { result += escape } else { result.unicodeScalars.append(scalar) }
    }
  }
}
