import L10nChecking
import L10nText

/// A finding as SARIF has it, whatever command reports it.
struct SARIFResult {
  /// The name of the rule.
  let rule: String
  let severity: Severity
  /// A sentence without a final full stop.
  let message: String
  let location: SourceLocation
  /// Other places that explain it.
  var related: [Finding.Related] = []
  /// The key path of its message.
  var logicalName: String?
  /// The language of its text, by the name that people know.
  var language: String?
  /// The key as its file writes it.
  var key: String?
  /// Returns 16 hexadecimal digits that stay the same when lines are added above, for the number of earlier results that
  /// only their places distinguish from this one.
  let fingerprint: (_ occurrence: Int) -> String
}

extension SARIFResult {
  /// Creates the result of a rule of `check`.
  init(_ finding: Finding) {
    let fingerprint = Fingerprint(finding, in: ".")
    self.init(
      rule: finding.rule.rawValue, severity: finding.severity, message: finding.message, location: finding.location,
      related: finding.related, logicalName: finding.key, language: finding.subject.language,
      key: finding.subject.key, fingerprint: fingerprint.digest(occurrence:))
  }
}
