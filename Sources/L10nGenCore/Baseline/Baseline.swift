/// The findings that a project had when it took up the tool: they are known, and only others count.
package struct Baseline: Sendable, Hashable {
  /// What it tells of, a line each.
  private(set) var entries: [Entry]

  /// Findings with one fingerprint.
  struct Entry: Sendable, Hashable {
    var fingerprint: Fingerprint
    /// How many there are.
    var count: Int
    /// Where a file tells of them; nil where none was read.
    var location: SourceLocation?
  }

  init(entries: [Entry]) {
    self.entries = entries
  }

  /// The baseline of findings.
  ///
  /// - Parameter directory: files below it are named from there, so that it doesn't matter where the tool runs.
  package init(_ findings: [Finding], in directory: String) {
    let counts = Dictionary(findings.map { (Fingerprint($0, in: directory), 1) }, uniquingKeysWith: +)
    entries = counts.map { Entry(fingerprint: $0, count: $1) }
  }

  /// How many findings it tells of.
  package var count: Int { entries.reduce(0) { $0 + $1.count } }
}
