package import L10nCatalog
package import L10nSwiftCode

extension Extraction {
  /// Returns the places that certainly look up some keys of tables.
  package func lookups(of wanted: Set<AppleTableKey>) -> [TableLookup] {
    keys.compactMap { lookup in
      guard lookup.certainty == .certain, let name = lookup.key else { return nil }
      let key = AppleTableKey(table: lookup.table, key: name)
      return wanted.contains(key) ? TableLookup(key: key, file: lookup.file, byte: lookup.byte) : nil
    }
  }
}
