/// A problem that a rule found, ready to be shown.
package struct Finding: Sendable {
  /// The rule that reports it.
  package var rule: RuleID
  /// The severity, after applying the configuration.
  package var severity: Severity
  /// The facts, as values.
  package let facts: any Facts
  /// The sentence of the facts, without a final full stop; if fixing it was tried and refused, it includes the reason.
  package private(set) var message: String
  /// The language of its text, as the bundle is named, or `nil` if it isn't about a text.
  package var language: String?
  /// The key path of its message.
  package var key: String?
  /// The text, by the names that people know.
  package let subject: Subject
  /// The place to look first.
  package var location: SourceLocation
  /// Other places that explain it.
  package var related: [Related]
  /// The change that would fix it, or `nil` if a person has to decide.
  package var fix: Fix?

  /// The names of a text that people know. Reports show them; a baseline recognizes a finding by its ``language`` and
  /// its ``key``.
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

  /// Another place that explains a finding.
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
  /// - Parameter subject: the names of its text that people know; by default, the language and the key path.
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

  /// Returns the finding without its fix, which couldn't be made; the finding itself if it has none.
  ///
  /// - Parameter reason: the reason, which is added to the sentence in parentheses.
  package func unfixed(because reason: String) -> Finding {
    guard fix != nil else { return self }
    var finding = self
    finding.message += " (\(reason))"
    finding.fix = nil
    return finding
  }
}

extension Finding: Equatable {
  /// Returns a Boolean value indicating whether two findings have the same text, places and fix.
  package static func == (left: Finding, right: Finding) -> Bool {
    (left.rule, left.severity, left.message, left.language, left.key)
      == (right.rule, right.severity, right.message, right.language, right.key)
      && left.location == right.location && left.related == right.related && left.fix == right.fix
  }
}
