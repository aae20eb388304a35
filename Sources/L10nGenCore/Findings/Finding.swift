/// One thing a rule found, ready to be shown.
package struct Finding: Sendable, Hashable {
  /// The rule that found it.
  package var rule: RuleID
  /// How grave it is, the configuration applied.
  package var severity: Severity
  /// What is wrong and what to do, without a final full stop.
  package var message: String
  /// The language of the text that it is about, as its bundle is named; nil where it is about none.
  package var language: String?
  /// The key path that it is about.
  package var key: String?
  /// Where to look first.
  package var location: SourceLocation
  /// Other places that explain it.
  package var related: [Related]
  /// What would mend it; nil where that takes a person.
  package var fix: Fix?

  /// Another place that a finding speaks of.
  package struct Related: Sendable, Hashable {
    /// Where.
    package var location: SourceLocation
    /// What is there.
    package var message: String

    /// Makes a related place.
    package init(location: SourceLocation, message: String) {
      self.location = location
      self.message = message
    }
  }

  /// Makes a finding.
  package init(
    rule: RuleID, severity: Severity, message: String, language: String? = nil, key: String? = nil,
    location: SourceLocation, related: [Related] = [], fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.language = language
    self.key = key
    self.location = location
    self.related = related
    self.fix = fix
  }
}
