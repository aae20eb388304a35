import L10nCatalog
package import L10nText

extension CheckOutcome {
  /// Returns the errors that prevent code from being generated: those that leave its API unclear. They are about the
  /// strings or files of the source language, names, or settings.
  ///
  /// Errors of translations aren't among them, because each costs only its text (``LeftOutTexts``). Every command that
  /// generates code decides by this.
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
    // A table that the project writes would lack the string; one that it reads has it.
    if error.rule == .systemArgument, tablesToWrite.isEmpty { return false }
    if let language = error.language { return self.language(named: language) == 0 }
    let indexes = files.indices.filter { files[$0].path == error.location.file }
    let owners = bundles.indices.filter { bundle in indexes.contains { bundles[bundle].files.contains($0) } }
    // Other files that no language has are settings.
    if owners.isEmpty { return !isOfUnlistedLanguage(error.location.file) }
    return owners.contains(0)
  }

  private func isOfUnlistedLanguage(_ path: String) -> Bool {
    problems.contains { problem in
      guard case .unlistedLanguage = problem.kind else { return false }
      return files[problem.place.file].path == path
    }
  }
}
