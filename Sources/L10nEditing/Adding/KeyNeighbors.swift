import L10nCatalog
import L10nText

/// The keys next to which a new key belongs: those that are in its namespace in the source language.
struct KeyNeighbors {
  private let catalog: Catalog
  /// The key paths in the namespace, in the order of the source language's files, each with its messages.
  private var siblings: [(path: [String], messages: [CatalogMessage])] = []

  init(of key: [String], in catalog: Catalog) {
    self.catalog = catalog
    let namespace = key.dropLast()
    var messages: [[String]: [CatalogMessage]] = [:]
    for message in catalog.messages where message.isInSource {
      let segments = catalog.keys.segments(message.key)
      guard segments.count > namespace.count, segments.starts(with: namespace) else { continue }
      messages[Array(segments.prefix(namespace.count + 1)), default: []].append(message)
    }
    let places = messages.mapValues { messages in
      messages.compactMap { $0.source?.keyPlace }.map { ($0.file, $0.offset) }.min(by: <) ?? (0, 0)
    }
    siblings = messages.sorted { (places[$0.key] ?? (0, 0)) < (places[$1.key] ?? (0, 0)) }
      .map { ($0.key, $0.value) }
  }

  /// Returns the key path after which a file gets the new key: the last one of the namespace that the file has, too; or
  /// none if it has none of them.
  ///
  /// - Parameters:
  ///   - language: the index of the file's language.
  ///   - path: the path of the file, as the catalog shows it.
  func neighbor(inLanguage language: Int, file path: String) -> [String] {
    siblings.last { sibling in
      sibling.messages.contains { message in
        message.texts[language].map { catalog.files[$0.keyPlace.file].path == path } ?? false
      }
    }?.path ?? []
  }
}
