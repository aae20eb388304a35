import L10nText

/// The former keys of a catalog's messages, in the order of key paths.
struct FormerKeys {
  /// A message under its former key.
  struct Former {
    let key: MessageMetadata.FormerKey
    let path: String
    /// The message's index in the catalog.
    let message: Int
  }

  private var rest: ArraySlice<Former>

  init(of messages: [Int], in catalog: Catalog) {
    rest =
      messages.compactMap { index in
        catalog.messages[index].metadata.formerKey.map { Former(key: $0, path: $0.path, message: index) }
      }.sorted { left, right in
        left.path == right.path ? left.message < right.message : KeyOrder.precedes(left.path, right.path)
      }[...]
  }

  /// Returns the next one, or `nil` if none is left that comes before a key path.
  mutating func next(before path: String? = nil) -> Former? {
    guard let first = rest.first, path.map({ KeyOrder.precedes(first.path, $0) }) ?? true else { return nil }
    return rest.popFirst()
  }
}
