import L10nCatalog

extension CallSiteAccessors {
  /// Adds the accessors in SwiftGen's files, and the functions that they look strings up with.
  mutating func add(swiftGen files: [[UInt8]]) {
    for file in files.map(SwiftGenFile.init) {
      for accessor in file.accessors {
        addFormer(
          accessor.name, in: accessor.scope, types: accessor.parameters, ofKey: accessor.key, in: accessor.table)
      }
      for lookup in file.lookups where !lookup.hasFallback {
        // Its numbers have a language's format, as those of accessors do.
        lookups.append(
          StringLookup(
            qualifiers: [lookup.scope], name: "tr", labels: [nil, nil, nil], key: .argument(1), table: .argument(0),
            values: 2, formatsPlainly: false))
      }
    }
  }
}
