/// What fixing came to.
package struct Fixes: Sendable {
  /// The files that change, in the order in which they were given.
  package var files: [FixedFile] = []
  /// What was fixed, in the order in which it was.
  package var findings: [FixedFinding] = []
}

/// A file that fixes change.
package struct FixedFile: Sendable, Hashable {
  /// The file as it was read.
  package var file: InputFile
  /// What it is to hold instead, in the same encoding.
  package var bytes: [UInt8]
}

/// A finding that is no more.
package struct FixedFinding: Sendable, Equatable {
  /// The finding, as it was when its turn came.
  package var finding: Finding
  /// What was done about it.
  package var fix: Fix
  /// The text before that.
  package var text: String

  /// Makes a fixed finding.
  package init(finding: Finding, fix: Fix, text: String) {
    self.finding = finding
    self.fix = fix
    self.text = text
  }
}
