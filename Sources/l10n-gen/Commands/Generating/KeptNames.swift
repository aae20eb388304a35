import L10nCatalog
import L10nPipeline
import L10nProject
import L10nReview

extension LoadedConfiguration {
  /// Keeps the names of accessors in committed code that keys added since would otherwise take.
  ///
  /// - Parameter directory: the directory of the code, or `nil` if a plugin generates it. The directories of modules
  ///   aren't needed.
  /// - Returns: the names, which the file of names doesn't have yet. If there are any, the project must be read again.
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
