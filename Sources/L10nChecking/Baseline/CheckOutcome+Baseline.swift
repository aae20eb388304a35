package import L10nCatalog
import L10nText

extension CheckOutcome {
  /// Removes the findings that a baseline knows, and records which of its findings are gone.
  ///
  /// If the baseline has fewer findings with a fingerprint than there are now, the last ones are new. Findings of rules
  /// that are off, and those in files that can't be read completely, don't count as gone.
  package mutating func setAside(_ baseline: Baseline, in directory: String, options: CheckingOptions) {
    var left = baseline.counts
    let all = findings
    findings = all.filter { finding in
      guard finding.rule.canBeKnown else { return true }
      let identity = baseline.identities(of: finding, in: directory).first { left[$0, default: 0] > 0 }
      guard let identity else { return true }
      left[identity, default: 0] -= 1
      return false
    }
    let unread = Set(catalog.bundles.filter { !$0.isWhole }.map(\.language))
    let gone = baseline.entries.filter { entry in
      left[entry.identity.settled, default: 0] > 0 && entry.identity.rule.canBeKnown
        && options.allows(entry.identity.rule)
        && !(entry.identity.language.map(unread.contains) ?? false)
    }
    self.baseline = BaselineUse(
      known: all.count - findings.count,
      gone: Set(gone.map(\.identity.settled)).reduce(0) { $0 + left[$1, default: 0] },
      firstGone: gone.first?.location)
  }
}

extension Baseline {
  /// The number of findings of each identity.
  fileprivate var counts: [Identity: Int] {
    // After merging two branches, both may have an entry for the same finding.
    let counts = Dictionary(entries.map { ($0.identity, $0.count) }, uniquingKeysWith: max)
    return Dictionary(counts.map { ($0.settled, $1) }, uniquingKeysWith: +)
  }

  /// Returns the possible identities of a finding in this baseline.
  fileprivate func identities(of finding: Finding, in directory: String) -> [Identity] {
    if case .quotation? = entries.first?.identity {
      return Version1Fingerprint.candidates(for: finding, in: directory).map { .quotation($0) }
    }
    return [.facts(Fingerprint(finding, in: directory))]
  }
}

extension Baseline.Identity {
  /// The identity without parts that may change while the finding is the same.
  fileprivate var settled: Baseline.Identity {
    switch self {
    case .facts: self
    case .quotation(let print): .quotation(print.withoutParsersWords)
    }
  }
}
