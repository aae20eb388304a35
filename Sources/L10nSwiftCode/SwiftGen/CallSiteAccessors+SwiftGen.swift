import L10nCatalog

extension CallSiteAccessors {
  /// Takes the accessors in files that SwiftGen generated, and the functions by which these look strings up.
  mutating func add(swiftGen files: [[UInt8]]) {
    for file in files.map(SwiftGenFile.init) {
      for accessor in file.accessors {
        addFormer(
          accessor.name, in: accessor.scope, types: accessor.parameters, ofKey: accessor.key, in: accessor.table)
      }
      for lookup in file.lookups where !lookup.hasFallback {
        // Its numbers are in the format of a language, as those of accessors are.
        lookups.append(
          StringLookup(
            qualifiers: [lookup.scope], name: "tr", labels: [nil, nil, nil], key: .argument(1), table: .argument(0),
            values: 2, formatsPlainly: false))
      }
    }
  }
}
