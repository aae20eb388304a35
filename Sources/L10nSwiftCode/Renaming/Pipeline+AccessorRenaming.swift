package import L10nCatalog
package import L10nPipeline
package import L10nText

extension Pipeline {
  /// Returns the Swift code that calls accessors by their names after a change of key paths.
  ///
  /// - Parameters:
  ///   - before: the catalog before the change.
  ///   - after: the catalog after it.
  ///   - renamed: the new key paths, by the old ones.
  ///   - sources: all Swift files that may use the messages.
  ///   - lookups: returns the places in these files that certainly look up one of some keys.
  package func renamingAccessors(
    from before: Catalog, to after: Catalog, _ renamed: [String: String], in sources: [SourceFile],
    lookups: (Set<AppleTableKey>) -> [TableLookup] = { _ in [] }
  ) -> AccessorRenaming {
    let (old, new) = (before.tableKeysByPath, after.tableKeysByPath)
    var keys: [AppleTableKey: String] = [:]
    for (path, newPath) in renamed {
      guard let key = old[path], let other = new[newPath]?.key, key.key != other else { continue }
      keys[key] = other
    }
    return AccessorRenaming(
      from: named(before), to: named(after), renamed, tableKeys: keys, in: sources,
      lookups: keys.isEmpty ? [] : lookups(Set(keys.keys)))
  }
}
