import L10nText

/// The number of findings of each severity.
struct SeverityCounts {
  private var counts: [Severity: Int] = [:]

  init(_ findings: some Sequence<Finding> = EmptyCollection()) {
    for finding in findings { add(finding.severity) }
  }

  /// Counts a finding.
  mutating func add(_ severity: Severity) {
    counts[severity, default: 0] += 1
  }

  /// The number of findings of all severities.
  var total: Int { counts.values.reduce(0, +) }

  /// The number of findings with a severity.
  subscript(severity: Severity) -> Int { counts[severity] ?? 0 }

  /// The counts as text: `2 errors, 1 warning`; empty if there are no findings.
  var text: String {
    Severity.allCases.sorted(by: >).compactMap { severity in
      counts[severity].map { Self.counted($0, severity) }
    }.joined(separator: ", ")
  }

  /// Returns a count as text: `1 error`, `3 notes`.
  static func counted(_ count: Int, _ severity: Severity) -> String {
    let name =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .info: "note"
      }
    return .counted(count, name)
  }
}
