/// A catalog with the names of its accessors.
package struct NamedCatalog {
  package var catalog: Catalog
  package var accessors: AccessorTree
  /// The modules with the messages, or none if the project has no modules.
  package var modules: [ModuleCatalog] = []

  package init(catalog: Catalog, accessors: AccessorTree, modules: [ModuleCatalog] = []) {
    self.catalog = catalog
    self.accessors = accessors
    self.modules = modules
  }
}

extension ModuleCatalog {
  /// The module as a catalog of its own.
  package var named: NamedCatalog { NamedCatalog(catalog: catalog, accessors: accessors) }
}
