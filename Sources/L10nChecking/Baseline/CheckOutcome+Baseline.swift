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
      let fingerprint = Fingerprint(finding, in: directory)
      guard let count = left[fingerprint], count > 0 else { return true }
      left[fingerprint] = count - 1
      return false
    }
    let unread = Set(catalogs.flatMap(\.bundles).filter { !$0.isWhole }.map(\.language))
    let gone = baseline.entries.filter { entry in
      left[entry.fingerprint, default: 0] > 0 && entry.fingerprint.rule.canBeKnown
        && options.allows(entry.fingerprint.rule)
        && !(entry.fingerprint.language.map(unread.contains) ?? false)
    }
    self.baseline = BaselineUse(
      known: all.count - findings.count,
      gone: Set(gone.map(\.fingerprint)).reduce(0) { $0 + left[$1, default: 0] },
      firstGone: gone.first?.location)
  }
}

extension Baseline {
  /// The number of findings it has of each fingerprint.
  fileprivate var counts: [Fingerprint: Int] {
    // Two branches that were merged may both have an entry.
    Dictionary(entries.map { ($0.fingerprint, $0.count) }, uniquingKeysWith: max)
  }
}
