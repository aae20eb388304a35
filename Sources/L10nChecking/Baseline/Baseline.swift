package import L10nText

/// The findings that a project had when it adopted the tool. They are known; only others count.
package struct Baseline: Sendable, Hashable {
  /// The recorded findings, one per line.
  private(set) var entries: [Entry]

  /// Findings with the same identity.
  struct Entry: Sendable, Hashable {
    var identity: Identity
    /// The number of findings.
    var count: Int
    /// The location of the first record, or `nil` if the baseline wasn't read from a file.
    var location: SourceLocation?
  }

  /// The values by which an entry recognizes findings.
  enum Identity: Sendable, Hashable {
    /// The facts: version 2, which is written.
    case facts(Fingerprint)
    /// A quotation from the sentence: version 1.
    case quotation(Version1Fingerprint)

    var rule: RuleID {
      switch self {
      case .facts(let print): print.rule
      case .quotation(let print): print.rule
      }
    }

    var language: String? {
      switch self {
      case .facts(let print): print.language
      case .quotation(let print): print.language
      }
    }
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
    entries = counts.map { Entry(identity: .facts($0), count: $1) }
  }

  /// The number of recorded findings.
  package var count: Int { entries.reduce(0) { $0 + $1.count } }
}
