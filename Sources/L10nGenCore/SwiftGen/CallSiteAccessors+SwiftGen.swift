extension CallSiteAccessors {
  /// Takes the accessors in files that SwiftGen generated.
  mutating func add(swiftGen files: [[UInt8]]) {
    for accessor in files.map(SwiftGenFile.init).flatMap(\.accessors) {
      addFormer(
        accessor.name, in: accessor.scope, types: accessor.parameters, ofKey: accessor.key, in: accessor.table)
    }
  }
}
