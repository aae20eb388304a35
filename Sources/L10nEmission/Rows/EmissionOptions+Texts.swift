package import L10nCatalog

extension EmissionOptions {
  /// Returns the texts of an app whose rows are generated from a catalog.
  package func compiledTexts(of catalog: Catalog) -> CompiledTexts {
    CompiledTexts(catalog, self)
  }
}
