import L10nCatalog
package import L10nChecking
import L10nPipeline
package import L10nText

extension Pipeline {
  /// Reads and checks the files, and returns an overview of their messages.
  ///
  /// - Parameter before: the earlier texts whose changes translations have to follow, or `nil` if they aren't known.
  package func overview(
    _ files: [InputFile], since before: EarlierSources?
  ) -> (overview: CatalogOverview, outcome: CheckOutcome) {
    let catalog = named(files)
    let rules = Rules.all.filter { $0.id != .outdated } + [Outdated(since: before)]
    let outcome = outcome(of: catalog, checking, rules)
    let overview = CatalogOverview(catalog, findings: outcome.findings, configuration.emission)
    return (overview, outcome)
  }
}
