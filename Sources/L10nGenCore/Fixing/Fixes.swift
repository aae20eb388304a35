/// What fixing came to.
public struct Fixes: Sendable {
  /// The files that change, in the order in which they were given.
  public var files: [FixedFile] = []
  /// What was mended, in the order in which it was.
  public var findings: [FixedFinding] = []
}

/// A file that fixes change.
public struct FixedFile: Sendable, Hashable {
  /// The file as it was read.
  public var file: InputFile
  /// What it is to hold instead, in the same encoding.
  public var bytes: [UInt8]
}

/// A finding that is no more.
public struct FixedFinding: Sendable, Hashable {
  /// The finding, as it was when its turn came.
  public var finding: Finding
  /// What was done about it.
  public var fix: Fix
  /// The text before that.
  public var text: String

  /// Makes a mended finding.
  public init(finding: Finding, fix: Fix, text: String) {
    self.finding = finding
    self.fix = fix
    self.text = text
  }
}
