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
  package func renamingAccessors(
    from before: Catalog, to after: Catalog, _ renamed: [String: String], in sources: [SourceFile]
  ) -> AccessorRenaming {
    let (old, new) = (before.tableKeysByPath, after.tableKeysByPath)
    let keys = renamed.compactMap { path, newPath -> (String, String)? in
      guard let key = old[path]?.key, let other = new[newPath]?.key, key != other else { return nil }
      return (key, other)
    }
    return AccessorRenaming(
      from: named(before), to: named(after), renamed, tableKeys: Dictionary(keys) { first, _ in first }, in: sources)
  }
}
