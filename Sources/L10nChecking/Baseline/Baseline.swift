package import L10nText

/// The findings that a project had when it adopted the tool. They are known; only others count.
package struct Baseline: Sendable, Hashable {
  /// The recorded findings, one per line.
  private(set) var entries: [Entry]

  /// Findings with the same identity.
  struct Entry: Sendable, Hashable {
    var fingerprint: Fingerprint
    /// The number.
    var count: Int
    /// The location of the first record, or `nil` if the baseline wasn't read from a file.
    var location: SourceLocation?
  }

  init(entries: [Entry]) {
    self.entries = entries
  }

  /// Creates the baseline of findings.
  ///
  /// - Parameter directory: the directory that file names are relative to, so that it doesn't matter where the tool
  ///   runs.
  package init(_ findings: [Finding], in directory: String) {
    let known = findings.filter(\.rule.canBeKnown)
    let counts = Dictionary(known.map { (Fingerprint($0, in: directory), 1) }, uniquingKeysWith: +)
    entries = counts.map { Entry(fingerprint: $0, count: $1) }
  }

  /// The number of recorded findings.
  package var count: Int { entries.reduce(0) { $0 + $1.count } }
}
