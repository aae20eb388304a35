package import L10nCatalog
package import L10nText

/// Applies the fixes of findings to the files, until no more can be applied.
///
/// One fix may cause another finding, so the files are checked again after each pass. If that doesn't end, because two
/// fixes undo each other, their text is left unchanged.
package struct Fixer {
  /// Reads files and returns the catalog with its findings.
  package typealias Check = ([InputFile]) -> (catalog: Catalog, findings: [Finding])

  let check: Check

  package init(check: @escaping Check) {
    self.check = check
  }

  /// The limit of passes. A rule reports a limited number of findings for one text at a time.
  static let passLimit = 50
  /// The limit of attempts. Each one leaves out the texts that kept the previous one from ending.
  static let attemptLimit = 4

  /// The result of fixing, with the remaining findings of the fixed files. A finding whose fix was refused includes the
  /// reason, and has no fix any more.
  package struct Outcome {
    package var fixes = Fixes()
    package var catalog: Catalog
    package var findings: [Finding]
  }

  /// Returns the fixed files with the remaining findings; writes nothing.
  package func fix(_ files: [InputFile]) -> Outcome {
    var stuck: [String: Set<Int>] = [:]
    for _ in 0..<Self.attemptLimit {
      var attempt = FixingAttempt(files, without: stuck)
      var passes = 0
      while attempt.stuck == stuck {
        let (catalog, findings) = check(attempt.files)
        if let left = attempt.make(findings, in: catalog) {
          return Outcome(fixes: attempt.fixes(of: files), catalog: catalog, findings: left)
        }
        passes += 1
        if passes == Self.passLimit { attempt.giveUpLastPass() }
      }
      stuck = attempt.stuck
    }
    let (catalog, findings) = check(files)
    return Outcome(catalog: catalog, findings: findings.map { $0.unfixed(because: FixRefusal.endless.words) })
  }
}
