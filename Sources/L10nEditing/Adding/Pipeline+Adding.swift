package import L10nCatalog
package import L10nPipeline
package import L10nText

extension Pipeline {
  /// Returns the edit that adds a string.
  ///
  /// - Parameters:
  ///   - path: the segments of its key path.
  ///   - texts: its texts by language, as the catalog names it.
  package func adding(
    _ path: [String], _ texts: [String: String], to catalog: Catalog, _ files: [InputFile]
  ) throws(EditRefusal) -> ProjectEdit {
    try StringAddition(path, texts, in: catalog, files, self).edit()
  }
}
