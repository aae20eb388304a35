package import L10nCatalog
package import L10nChecking
package import L10nProject

/// The parts of the tool around the server that the server needs.
package struct AgentEnvironment {
  /// The place of the project's configuration.
  let place: ConfigurationPlace
  /// Finds the outdated translations of a project in its history.
  let outdated: (LoadedConfiguration, Catalog) throws -> [OutdatedTranslation]
  /// Returns the catalog of a revision.
  let catalog: (_ revision: String, LoadedConfiguration) throws -> Catalog

  /// Creates an environment.
  package init(
    place: ConfigurationPlace, outdated: @escaping (LoadedConfiguration, Catalog) throws -> [OutdatedTranslation],
    catalog: @escaping (_ revision: String, LoadedConfiguration) throws -> Catalog
  ) {
    self.place = place
    self.outdated = outdated
    self.catalog = catalog
  }
}
