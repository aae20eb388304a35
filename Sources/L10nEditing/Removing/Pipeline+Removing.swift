package import L10nCatalog
package import L10nPipeline
package import L10nText

extension Pipeline {
  /// Removes messages from the files of all languages, and from the metadata.
  /// - Parameters:
  ///   - keys: the key paths of the messages.
  ///   - catalog: the catalog of the files.
  package func removing(_ keys: Set<String>, from catalog: Catalog, _ files: [InputFile]) -> MessageRemoval {
    MessageRemoval(of: keys, from: catalog, files, options: configuration.reading) { self.catalog(of: $0) }
  }

  /// Returns the edit that removes messages from the files of all languages, from the metadata and from `names.yml`, or
  /// refuses it if that would change others.
  ///
  /// - Parameter keys: the key paths of the messages.
  package func removingAll(
    _ keys: Set<String>, from catalog: Catalog, _ files: [InputFile]
  ) throws(EditRefusal) -> ProjectEdit {
    let removal = removing(keys, from: catalog, files)
    if let kept = removal.refused.first {
      throw .reason(
        "removing '\(kept)' would change others, because they share a line or an alias; remove it by hand",
        at: removal.obstacle(to: kept))
    }
    let names = configuration.reading.names.flatMap { NamesRemoval(of: keys, from: catalog).text(of: $0) }
    let after = try EditGuard(catalog, of: files, pipeline: self)
      .catalog(of: files.with(removal.files), names: names, removed: keys, "removing")
    return ProjectEdit(
      changes: removal.files.map { FileChange(path: $0.file.path, old: $0.file, new: $0.bytes) }, names: names,
      catalogs: (catalog, after))
  }
}
