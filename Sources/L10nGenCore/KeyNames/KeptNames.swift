/// The names that strings have in a project, and that keys of a catalog which were added since would take from them.
struct KeptNames {
  let names: [DerivedName]

  /// - Parameters:
  ///   - catalog: the catalog with the new keys.
  ///   - isInUse: whether the project has a string of a key path.
  init(of catalog: Catalog, _ isInUse: (String) -> Bool) {
    names = catalog.derivedNames.compactMap { name in
      guard let spelled = name.spelled, let path = catalog.tableKeys[name.table]?[name.key],
        isInUse(KeySegment.path(path.dropLast(name.path.count) + spelled))
      else { return nil }
      var kept = name
      kept.path = spelled
      return kept
    }
  }
}
