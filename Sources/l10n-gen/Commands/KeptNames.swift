import L10nCatalog
import L10nPipeline
import L10nProject
import L10nReview

extension LoadedConfiguration {
  /// Keeps the names that accessors of committed code have, and would lose to keys that were added since.
  ///
  /// - Parameter directory: the directory of the code, or `nil` if a plugin generates it. That of modules isn't needed.
  /// - Returns: the names; if there are any, the project has to be read again, and the file of names doesn't have them.
  mutating func keepNames(of catalog: Catalog, in directory: OutputDirectory?) throws(Refusal) -> [DerivedName] {
    let pipeline = Pipeline(configuration)
    let enumName = configuration.emission.enumName
    let kept =
      configuration.modules.isEmpty
      ? try pipeline.keptNames(of: catalog) { () throws(Refusal) in try directory?.generated(for: enumName) ?? [] }
      : try pipeline.keptNames(
        of: catalog,
        inModules: { module throws(Refusal) -> [[UInt8]] in
          guard let path = module.outputDirectory else { return [] }
          return try OutputDirectory(path: path).generated(for: module.enumName)
        })
    if !kept.isEmpty { configuration.reading.names = try namesFile.adding(kept) }
    return kept
  }
}
