package import L10nText

/// The findings that a project had when it took up the tool: they are known, and only others count.
package struct Baseline: Sendable, Hashable {
  /// The recorded findings, a line each.
  private(set) var entries: [Entry]

  /// Findings that are recognized alike.
  struct Entry: Sendable, Hashable {
    var identity: Identity
    /// The number.
    var count: Int
    /// The place of the first record, or `nil` if no file was read.
    var location: SourceLocation?
  }

  /// The way an entry recognizes findings.
  enum Identity: Sendable, Hashable {
    /// By their facts: version 2, the one that is written.
    case facts(Fingerprint)
    /// By a quotation from their sentences: version 1.
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

  /// The baseline of findings.
  ///
  /// - Parameter directory: files below it are named from there, so that it doesn't matter where the tool runs.
  package init(_ findings: [Finding], in directory: String) {
    let known = findings.filter(\.rule.canBeKnown)
    let counts = Dictionary(known.map { (Fingerprint($0, in: directory), 1) }, uniquingKeysWith: +)
    entries = counts.map { Entry(identity: .facts($0), count: $1) }
  }

  /// The number of findings it tells of.
  package var count: Int { entries.reduce(0) { $0 + $1.count } }
}
