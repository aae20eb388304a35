/// One thing a rule found, ready to be shown.
public struct Finding: Sendable, Hashable {
  /// The rule that found it.
  public var rule: RuleID
  /// How grave it is, the configuration applied.
  public var severity: Severity
  /// What is wrong and what to do, without a final full stop.
  public var message: String
  /// The language of the text that it is about, as its bundle is named; nil where it is about none.
  public var language: String?
  /// The key path that it is about.
  public var key: String?
  /// Where to look first.
  public var location: SourceLocation
  /// Other places that explain it.
  public var related: [Related]
  /// What would mend it; nil where that takes a person.
  public var fix: Fix?

  /// Another place that a finding speaks of.
  public struct Related: Sendable, Hashable {
    /// Where.
    public var location: SourceLocation
    /// What is there.
    public var message: String

    /// Makes a related place.
    public init(location: SourceLocation, message: String) {
      self.location = location
      self.message = message
    }
  }

  /// Makes a finding.
  public init(
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
