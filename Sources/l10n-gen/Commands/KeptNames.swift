import L10nGenCore

extension ConfigurationOptions.Loaded {
  /// Keeps the names that accessors of committed code have, and would lose to keys that were added since.
  ///
  /// - Parameter directory: the directory of the code, or `nil` if a plugin generates it.
  /// - Returns: the names; if there are any, the project has to be read again, and the file of names doesn't have them.
  mutating func keepNames(of catalog: Catalog, in directory: OutputDirectory?) throws(Refusal) -> [DerivedName] {
    let enumName = configuration.emission.enumName
    let kept = try Pipeline(configuration).keptNames(of: catalog) { () throws(Refusal) in
      try directory?.generated(for: enumName) ?? []
    }
    if !kept.isEmpty { configuration.reading.names = try namesFile.adding(kept) }
    return kept
  }
}
