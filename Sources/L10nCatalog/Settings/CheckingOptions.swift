package import L10nText

/// The options of a check.
package struct CheckingOptions: Sendable, Hashable {
  /// The configured severities of rules; other rules have their default.
  package var severities: [RuleID: RuleSetting]
  /// A Boolean value indicating whether warnings are errors.
  package var strict: Bool

  package init(severities: [RuleID: RuleSetting] = [:], strict: Bool = false) {
    self.severities = severities
    self.strict = strict
  }

  /// Returns a Boolean value indicating whether a rule runs.
  package func allows(_ rule: RuleID) -> Bool {
    severities[rule].map { $0 != .off } ?? !rule.isOffByDefault
  }
}
