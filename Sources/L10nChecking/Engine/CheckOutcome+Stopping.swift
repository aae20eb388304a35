import L10nCatalog
package import L10nText

extension CheckOutcome {
  /// Returns the errors that prevent code from being generated: those that leave its API unclear. They are about the
  /// strings or files of the source language, names, or settings.
  ///
  /// Errors of translations aren't among them, because each costs only its text (``LeftOutTexts``), and neither are entries
  /// of the source that can't be read among others that can: each costs only its accessor. Every command that generates
  /// code decides by this.
  ///
  /// - Parameter strict: a Boolean value indicating whether any error prevents it.
  package func stoppingErrors(strict: Bool = false) -> [Finding] {
    findings.filter { $0.severity == .error && (strict || catalog.isAPIUnclear(by: $0)) }
  }
}

extension Catalog {
  fileprivate func isAPIUnclear(by error: Finding) -> Bool {
    if error.rule == .swiftNameCollision { return true }
    if error.rule.leavesAPIClear { return false }
    let owners = owners(of: error)
    // Other files that no language has are settings.
    if owners.isEmpty { return error.language == nil && !isOfUnlistedLanguage(error.location.file) }
    guard owners.contains(0) else { return false }
    return !error.rule.losesEntries || !hasReadableSource
  }

  /// A Boolean value indicating whether all keys of the source could be read, and the strings of some.
  private var hasReadableSource: Bool {
    bundles.first?.isComplete == true && messages.contains(where: \.isInSource)
  }

  /// The indexes of the languages that an error is about: its own, or those of its file.
  private func owners(of error: Finding) -> [Int] {
    if let language = error.language { return self.language(named: language).map { [$0] } ?? [] }
    let indexes = files.indices.filter { files[$0].path == error.location.file }
    return bundles.indices.filter { bundle in indexes.contains { bundles[bundle].files.contains($0) } }
  }

  private func isOfUnlistedLanguage(_ path: String) -> Bool {
    problems.contains { problem in
      guard case .unlistedLanguage = problem.kind else { return false }
      return files[problem.place.file].path == path
    }
  }
}
