package import L10nFormats

/// The lookups for several catalogs of the same table, if nothing shows which of them the code's target has.
package struct RivalCatalogs {
  /// The lookups of each catalog: those of keys that it has, and those that are possible.
  package private(set) var lookups: [[ExtractedKey]]
  /// The lookups of keys that none of them has.
  package private(set) var unplaced: [ExtractedKey] = []

  /// - Parameters:
  ///   - catalogs: the catalogs of the table.
  ///   - lookups: all lookups in the table.
  package init(_ catalogs: [StringCatalogKeys], _ lookups: [ExtractedKey]) {
    self.lookups = catalogs.map { _ in [] }
    let keys = catalogs.map { Set($0.keys) }
    let known = keys.map { Dictionary(grouping: $0.compactMap(CatalogKey.init), by: \.texts) }
    for lookup in lookups {
      let owners = catalogs.indices.filter { index in
        lookup.certainty == .possible || lookup.key(among: known[index]).map(keys[index].contains) ?? false
      }
      for index in owners { self.lookups[index].append(lookup) }
      if owners.isEmpty { unplaced.append(lookup) }
    }
  }
}
