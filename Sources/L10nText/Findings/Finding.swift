/// One thing a rule found, ready to be shown.
package struct Finding: Sendable {
  /// The rule that found it.
  package var rule: RuleID
  /// The severity, after applying the configuration.
  package var severity: Severity
  /// The facts, as values.
  package let facts: any Facts
  /// The sentence of the facts, without a final full stop; if fixing it was tried and refused, it includes the reason.
  package private(set) var message: String
  /// The language of the text that it is about, as its bundle is named, or `nil` if it is about none.
  package var language: String?
  /// The key path that it is about.
  package var key: String?
  /// The text that it is about, as people know it.
  package let subject: Subject
  /// The place to look first.
  package var location: SourceLocation
  /// Other places that explain it.
  package var related: [Related]
  /// The change that would fix it, or `nil` if a person has to decide.
  package var fix: Fix?

  /// A text as people know it. Reports show it; a baseline recognizes a finding by its ``language`` and its ``key``.
  package struct Subject: Sendable, Hashable {
    /// The language of the text, or `nil` if the finding is about all languages or about none.
    package var language: String?
    /// The key as its file writes it, or `nil` if the finding is about no message.
    package var key: String?

    /// Creates a text's names.
    package init(language: String? = nil, key: String? = nil) {
      self.language = language
      self.key = key
    }
  }

  /// Another place that a finding speaks of.
  package struct Related: Sendable, Hashable {
    /// The place.
    package var location: SourceLocation
    /// A description of the place.
    package var message: String

    /// Creates a related place.
    package init(location: SourceLocation, message: String) {
      self.location = location
      self.message = message
    }
  }

  /// Creates a finding.
  ///
  /// - Parameter subject: what people call its text; by default, the language and the key path.
  package init(
    rule: RuleID, severity: Severity, facts: any Facts, language: String? = nil, key: String? = nil,
    subject: Subject? = nil, location: SourceLocation, related: [Related] = [], fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.facts = facts
    message = facts.sentence
    self.language = language
    self.key = key
    self.subject = subject ?? Subject(language: language, key: key)
    self.location = location
    self.related = related
    self.fix = fix
  }

  /// The finding without its fix, which could not be made; itself if it has none.
  ///
  /// - Parameter reason: follows the sentence in parentheses.
  package func unfixed(because reason: String) -> Finding {
    guard fix != nil else { return self }
    var finding = self
    finding.message += " (\(reason))"
    finding.fix = nil
    return finding
  }
}

extension Finding: Equatable {
  /// Returns a Boolean value indicating whether two findings read alike, at the same places, and have the same fix.
  package static func == (left: Finding, right: Finding) -> Bool {
    (left.rule, left.severity, left.message, left.language, left.key)
      == (right.rule, right.severity, right.message, right.language, right.key)
      && left.location == right.location && left.related == right.related && left.fix == right.fix
  }
}
