package import L10nText

/// The fixes that were applied.
package struct Fixes: Sendable {
  /// The files that change, in the order in which they were given.
  package var files: [ChangedFile] = []
  /// The fixed findings, in the order of fixing.
  package var findings: [FixedFinding] = []
}

/// A finding that was fixed.
package struct FixedFinding: Sendable, Equatable {
  /// The finding at the time of fixing.
  package var finding: Finding
  package var fix: Fix
  /// The text before the fix.
  package var text: String

  /// Creates a fixed finding.
  package init(finding: Finding, fix: Fix, text: String) {
    self.finding = finding
    self.fix = fix
    self.text = text
  }
}
