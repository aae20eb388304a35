package import L10nCatalog
import L10nPipeline

extension Pipeline {
  /// Returns the names that keys have in committed code, and would lose to newer keys of a catalog.
  /// - Parameter committed: reads the bytes of the generated files; called only if a key has lost its name.
  package func keptNames<Failure: Error>(
    of catalog: Catalog, in committed: () throws(Failure) -> [[UInt8]]
  ) throws(Failure) -> [DerivedName] {
    try KeptNames(of: catalog) { () throws(Failure) in
      Set(CommittedAccessors(try committed()).declarations.byKey.keys)
    }.names
  }

  /// Returns the names that keys have in committed code of modules, and would lose to newer keys of a catalog.
  /// - Parameter committed: reads the bytes of a module's generated files.
  package func keptNames<Failure: Error>(
    of catalog: Catalog, inModules committed: (ConfiguredModule) throws(Failure) -> [[UInt8]]
  ) throws(Failure) -> [DerivedName] {
    try KeptNames(of: catalog) { () throws(Failure) in
      var keyPaths: Set<String> = []
      for module in modules(of: catalog).catalogs() {
        let own = CommittedAccessors(try committed(module.module)).declarations.byKey.keys
        for keyPath in own { keyPaths.formUnion(module.projectKeyPaths(of: keyPath)) }
      }
      return keyPaths
    }.names
  }
}
