package import L10nCatalog
import L10nPipeline
package import L10nText

extension Pipeline {
  /// Removes messages from the files of all languages, and from the metadata.
  /// - Parameters:
  ///   - keys: the key paths of the messages.
  ///   - catalog: the catalog of the files.
  package func removing(_ keys: Set<String>, from catalog: Catalog, _ files: [InputFile]) -> MessageRemoval {
    MessageRemoval(of: keys, from: catalog, files) { self.catalog(of: $0) }
  }
}
