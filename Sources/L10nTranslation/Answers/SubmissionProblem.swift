package import L10nText

/// A problem of an answer: a reason for its refusal, or a warning.
package struct SubmissionProblem: Error, Hashable, Sendable {
  /// The name of the rule: one of `check`, or one of ``Kind``.
  package var rule: String
  package var severity: Severity
  /// One sentence that says what is wrong and what to do, without a final full stop.
  package var message: String

  /// A problem that only answers can have.
  package enum Kind: String, Sendable {
    case unknownID = "unknown-id"
    case doubledID = "doubled-id"
    case noBasis = "no-basis"
    case sourceLanguage = "source-language"
    case notTranslatable = "not-translatable"
    case finalText = "final-text"
    case noText = "no-text"
    case wrongForms = "wrong-forms"
    case sameAsKey = "same-as-key"
    case tooLong = "too-long"
    case notWritable = "not-writable"
    case notAllAccepted = "not-all-accepted"
  }

  init(_ kind: Kind, _ message: String) {
    self.init(rule: kind.rawValue, severity: .error, message: message)
  }

  init(_ finding: Finding) {
    self.init(rule: finding.rule.rawValue, severity: finding.severity, message: finding.message)
  }

  private init(rule: String, severity: Severity, message: String) {
    self.rule = rule
    self.severity = severity
    self.message = message
  }
}
