package import L10nCatalog

extension EmissionOptions {
  /// Returns the texts that an app has whose tables are generated from a catalog.
  package func compiledTexts(of catalog: Catalog) -> CompiledTexts {
    CompiledTexts(catalog, fallback: fallback, koreanParticles: koreanParticles)
  }
}
