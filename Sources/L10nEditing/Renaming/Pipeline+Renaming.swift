package import L10nCatalog
package import L10nPipeline
package import L10nText

extension Pipeline {
  /// Returns the edit that gives a message another key in the files of all languages.
  ///
  /// - Parameters:
  ///   - key: the key, as people name it.
  ///   - new: the new key path.
  ///   - keepsFormer: a Boolean value indicating whether the metadata keeps the old key as `renamed-from`.
  package func renaming(
    _ message: CatalogMessage, to new: [String], keepsFormer: Bool, in catalog: Catalog, _ files: [InputFile]
  ) throws(EditRefusal) -> ProjectEdit {
    let renamed = RenamedMessage(message, from: catalog.keys.segments(message.key), to: new)
    return try renaming([renamed], keepsFormer: keepsFormer, in: catalog, files)
  }

  /// Returns the edit that gives messages other keys.
  ///
  /// - Parameters:
  ///   - namespaces: the namespaces that have other names, for the patterns of the metadata.
  ///   - keepsFormer: a Boolean value indicating whether the metadata keeps the old keys as `renamed-from`.
  package func renaming(
    _ renamed: [RenamedMessage], namespaces: [[String]: [String]] = [:], keepsFormer: Bool, in catalog: Catalog,
    _ files: [InputFile]
  ) throws(EditRefusal) -> ProjectEdit {
    try MessageRenaming(renamed, in: catalog, files, options: configuration.reading)
      .edit(keepsFormer: keepsFormer, namespaces: namespaces, self)
  }
}
