/// The names that strings have in a project, and that keys of a catalog which were added since would take from them.
struct KeptNames {
  let names: [DerivedName]

  /// - Parameters:
  ///   - catalog: the catalog with the new keys.
  ///   - isInUse: whether the project has a string of a key path.
  init(of catalog: Catalog, _ isInUse: (String) -> Bool) {
    // A sentence that names.yml gives this very path is the string in use.
    var given = catalog.tableKeys
    for name in catalog.derivedNames { given[name.table]?[name.key] = nil }
    let paths = given.mapValues { Set($0.values) }
    names = catalog.derivedNames.compactMap { name in
      guard let spelled = name.spelled, let path = catalog.tableKeys[name.table]?[name.key] else { return nil }
      let former = path.dropLast(name.path.count) + spelled
      guard paths[name.table]?.contains(Array(former)) != true, isInUse(KeySegment.path(Array(former))) else {
        return nil
      }
      var kept = name
      kept.path = spelled
      return kept
    }
  }
}
