package import L10nCatalog
package import L10nText

/// Creates the fixes of findings in the files that they are about, until none is left that can be made.
///
/// One fix may bring another up, so the files are checked again after each pass. Where that comes to no end, since two
/// fixes undo each other, the text that they are about is left as it was.
package struct Fixer {
  /// Reads files and says what is wrong with them.
  package typealias Check = ([InputFile]) -> (catalog: Catalog, findings: [Finding])

  let check: Check

  package init(check: @escaping Check) {
    self.check = check
  }

  /// The number of times files are checked. A rule reports a limited number of findings for one text at a time.
  static let passLimit = 50
  /// The number of times fixing restarts without the texts that kept it from ending.
  static let attemptLimit = 4

  /// The result of fixing, with the remaining findings of the fixed files. A finding whose fix was refused gives the
  /// reason and has no fix any more.
  package struct Outcome {
    package var fixes = Fixes()
    package var catalog: Catalog
    package var findings: [Finding]
  }

  /// Creates the fixes.
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
