import L10nCatalog
package import L10nChecking
package import L10nPipeline
package import L10nText

extension Pipeline {
  /// Reads and checks the files, and returns an overview of their messages.
  ///
  /// - Parameters:
  ///   - before: the earlier texts whose changes translations have to follow, or `nil` if they aren't known.
  ///   - sources: the strings of other platforms.
  package func overview(
    _ files: [InputFile], since before: EarlierSources?, comparedWith sources: [CheckedSource] = []
  ) -> (overview: CatalogOverview, outcome: CheckOutcome) {
    let catalog = named(files)
    let outcome = check(catalog, comparedWith: sources, [Outdated(since: before)])
    let overview = CatalogOverview(catalog, findings: outcome.findings, configuration.emission)
    return (overview, outcome)
  }
}
