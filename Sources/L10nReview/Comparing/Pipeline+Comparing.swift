package import L10nCatalog
package import L10nChecking
import L10nPipeline
import L10nText

extension Pipeline {
  /// Compares an older state of the bundles with a catalog. The findings are the problems that prevented the older
  /// files from being read completely.
  package func compare(_ before: ComparedFiles, with catalog: Catalog) -> (comparison: Comparison, before: CheckOutcome)
  {
    let before = named(before)
    let comparison = Comparison(from: before, to: named(catalog), configuration.emission)
    return (comparison, unread(of: before))
  }

  /// Reads two states of the bundles and compares them. The findings are the problems that prevented files from being
  /// read completely.
  package func compare(
    _ before: ComparedFiles, with after: ComparedFiles
  ) -> (comparison: Comparison, before: CheckOutcome, after: CheckOutcome) {
    let before = named(before)
    let after = named(after)
    let comparison = Comparison(from: before, to: after, configuration.emission)
    return (comparison, unread(of: before), unread(of: after))
  }

  /// Reads an older state of the bundles. The findings of the outcome are the problems that prevented its files from
  /// being read completely.
  package func read(_ side: ComparedFiles) -> CheckOutcome { unread(of: named(side)) }

  /// Returns the changes of the Swift API when the files of an outcome replace generated ones.
  ///
  /// - Parameters:
  ///   - committed: the bytes of the files that are replaced or removed.
  ///   - code: the bytes of the files that replace them.
  package func apiChanges(
    from committed: [[UInt8]], to outcome: CheckOutcome, writtenAs code: [[UInt8]]
  ) -> [APIChange] {
    APIChange.changes(from: committed, to: named(outcome.catalog), writtenAs: code, configuration.reading.keyNames)
  }

  /// Returns the changes of a module's Swift API when its files replace generated ones.
  package func apiChanges(
    from committed: [[UInt8]], to module: ModuleCatalog, writtenAs code: [[UInt8]]
  ) -> [APIChange] {
    APIChange.changes(from: committed, to: module.named, writtenAs: code, configuration.reading.keyNames)
  }

  /// Returns the problems of reading a state's files, ignoring the configured severities. Problems of the configuration
  /// aren't included, because they don't depend on the state.
  private func unread(of catalog: NamedCatalog) -> CheckOutcome {
    let rules = Rules.all.filter(\.id.isAboutReading)
    var outcome = outcome(of: catalog, CheckingOptions(), rules)
    outcome.findings.removeAll { $0.location.file == configuration.reading.configuration.path }
    return outcome
  }

  private func named(_ side: ComparedFiles) -> NamedCatalog {
    Pipeline(side.applied(to: configuration)).named(side.files)
  }
}
