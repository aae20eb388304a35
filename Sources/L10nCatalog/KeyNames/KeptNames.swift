/// The names of strings in a project that new keys of a catalog would take.
package struct KeptNames {
  package let names: [DerivedName]

  /// - Parameters:
  ///   - catalog: the catalog with the new keys.
  ///   - keyPaths: returns the key paths of the project's strings; called only if a key has lost its name.
  package init<Failure: Error>(of catalog: Catalog, in keyPaths: () throws(Failure) -> Set<String>) throws(Failure) {
    guard catalog.derivedNames.contains(where: { $0.spelled != nil }) else {
      names = []
      return
    }
    let keyPaths = try keyPaths()
    // If names.yml gives this path to a sentence, that is the string in use.
    var given = catalog.tableKeys
    for name in catalog.derivedNames { given[name.table]?[name.key] = nil }
    let paths = given.mapValues { Set($0.values) }
    names = catalog.derivedNames.compactMap { name in
      guard let spelled = name.spelled, let path = catalog.tableKeys[name.table]?[name.key] else { return nil }
      let former = path.dropLast(name.path.count) + spelled
      guard paths[name.table]?.contains(Array(former)) != true, keyPaths.contains(KeySegment.path(Array(former))) else {
        return nil
      }
      var kept = name
      kept.path = spelled
      return kept
    }
  }
}
