import L10nCatalog
package import L10nChecking
import L10nPipeline
package import L10nText

extension Pipeline {
  /// Reads and checks the files, and returns an overview of their messages.
  package func overview(_ files: [InputFile]) -> (overview: CatalogOverview, outcome: CheckOutcome) {
    let catalog = named(files)
    let outcome = outcome(of: catalog, checking, Rules.all)
    let overview = CatalogOverview(catalog, findings: outcome.findings, configuration.emission)
    return (overview, outcome)
  }
}
