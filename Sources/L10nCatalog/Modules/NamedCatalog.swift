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

  /// A Boolean value indicating whether the accessors are certainly those of another catalog, too: texts don't change
  /// them, apart from their arguments. Modules and places of collisions would have to be found again.
  package func hasAccessors(of other: Catalog) -> Bool {
    modules.isEmpty && accessors.collisions.isEmpty
      && catalog.messages.elementsEqual(other.messages) { $0.hasAccessor(of: $1) }
  }
}

extension CatalogMessage {
  fileprivate func hasAccessor(of other: CatalogMessage) -> Bool {
    isInSource == other.isInSource && isList == other.isList && keyPath == other.keyPath
      && arguments == other.arguments && hasMetadata(of: other)
  }
}

extension ModuleCatalog {
  /// The module as a catalog of its own.
  package var named: NamedCatalog { NamedCatalog(catalog: catalog, accessors: accessors) }
}
