package import L10nCatalog

/// A project's earlier texts: an older catalog, and the sources that its outdated translations translate.
package struct EarlierSources: Sendable {
  let catalog: Catalog
  let outdated: OutdatedSources

  /// Creates the sources of an older catalog.
  package init(_ catalog: Catalog, outdated: OutdatedSources = OutdatedSources()) {
    self.catalog = catalog
    self.outdated = outdated
  }
}
