package import L10nCatalog
import L10nFormats
package import L10nPipeline
package import L10nText

extension Pipeline {
  /// Returns the edit that records in the metadata that translations of a message fit its source.
  ///
  /// - Parameters:
  ///   - digest: the digest of the source.
  ///   - languages: the languages of the translations, as the catalog names them.
  package func accepting(
    _ digest: String, for languages: [String], of message: CatalogMessage, in catalog: Catalog, _ files: [InputFile]
  ) throws(EditRefusal) -> ProjectEdit {
    var edited = EditedFiles(files)
    let present = edited.metadata
    let path = KeySegment.split(message.keyPath) ?? [message.keyPath]
    guard let text = AcceptedSources.adding(digest, for: languages, of: path, to: present?.text ?? []) else {
      throw .reason(
        "the entry of '\(message.keyPath)' in \(present?.shownPath ?? "metadata.yml") can't be changed; write each of its "
          + "fields on its own line", at: nil)
    }
    if let present {
      edited.set(text, of: present)
    } else {
      edited.add(text, at: ["metadata.\(BundleFormats.newFileExtension)"])
    }
    let after = try EditGuard(catalog, of: files, pipeline: self).catalog(of: edited.all, "this")
    return ProjectEdit(changes: edited.changes(last: []), catalogs: (catalog, after))
  }
}
