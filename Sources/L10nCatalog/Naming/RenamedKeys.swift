/// The messages of two catalogs of a project that are the same, though their key paths differ.
package struct RenamedKeys {
  /// The new key paths of messages of the source, by the old ones.
  package private(set) var newKeys: [String: String] = [:]

  /// Finds them. The metadata counts if the old key was removed and the new one was added; if two messages have the same
  /// old key, the first counts. A key of a table may also have another name.
  package init(from before: Catalog, to after: Catalog) {
    let old = Self.keys(of: before)
    let new = Self.keys(of: after)
    for message in after.messages where message.isInSource && !old.contains(message.keyPath) {
      guard let name = message.metadata.formerKey?.path, old.contains(name), !new.contains(name), newKeys[name] == nil
      else { continue }
      newKeys[name] = message.keyPath
    }
    for (table, names) in after.tableKeys {
      for (key, path) in names {
        guard let former = before.tableKeys[table]?[key], former != path else { continue }
        let (from, to) = (KeySegment.path(former), KeySegment.path(path))
        if old.contains(from), !new.contains(from), new.contains(to), !old.contains(to), newKeys[from] == nil {
          newKeys[from] = to
        }
      }
    }
  }

  /// The key paths of the source's messages.
  private static func keys(of catalog: Catalog) -> Set<String> {
    Set(catalog.messages.lazy.filter(\.isInSource).map(\.keyPath))
  }
}
