extension CheckOutcome {
  /// Takes out the findings that a baseline knows, and notes which of its findings are gone.
  ///
  /// Where it knows fewer findings of a fingerprint than there are, the last ones are new. Nothing is gone that nobody
  /// looked for: findings of rules that are off, and those in files that can't be read whole.
  package mutating func setAside(_ baseline: Baseline, in directory: String, options: CheckingOptions) {
    var left = Dictionary(baseline.entries.map { ($0.fingerprint, $0.count) }, uniquingKeysWith: max)
    let all = findings
    findings = all.filter { finding in
      let fingerprint = Fingerprint(finding, in: directory)
      guard let count = left[fingerprint], count > 0 else { return true }
      left[fingerprint] = count - 1
      return false
    }
    let unread = Set(catalog.bundles.filter { !$0.isComplete }.map(\.language))
    let gone = baseline.entries.filter { entry in
      let print = entry.fingerprint
      return left[print, default: 0] > 0 && options.allows(print.rule)
        && !(print.language.map(unread.contains) ?? false)
    }
    self.baseline = BaselineUse(
      known: all.count - findings.count,
      gone: Set(gone.map(\.fingerprint)).reduce(0) { $0 + left[$1, default: 0] },
      firstGone: gone.first?.location)
  }
}
