/// Finds the strings of the tables that the configuration wants to be written.
struct OutputTables {
  private(set) var tables: [OutputTable] = []
  /// The patterns that no key of the source matches.
  private(set) var problems: [BundleProblem] = []

  /// - Parameters:
  ///   - outputs: the tables that are wanted.
  ///   - names: what strings are called outside.
  init(_ outputs: [TableOutput], names: KeyNames, in catalog: Catalog) {
    guard !outputs.isEmpty else { return }
    let segments = catalog.messages.map { catalog.keys.segments($0.key) }
    for output in outputs {
      let keys = Dictionary(
        names[output.name].map { (KeySegment.path($0.value.path), $0.key) }
      ) { first, _ in first }
      var table = OutputTable(output: output)
      for pattern in output.keys {
        let matches = catalog.messages.indices.filter { index in
          catalog.messages[index].isInSource && pattern.glob.matches(segments[index])
        }
        if matches.isEmpty, catalog.bundles.first?.isComplete == true {
          problems.append(
            BundleProblem(kind: .idleTableKeys(pattern.pattern), place: Place(file: 0, offset: pattern.offset)))
        }
        for index in matches {
          let path = catalog.messages[index].keyPath
          switch pattern.naming {
          case .path: table.add(path, of: index)
          case .keys(let keys): for key in keys { table.add(key, of: index) }
          case .names:
            if let key = keys[path] { table.add(key, of: index) } else { table.unnamed.append(index) }
          }
        }
      }
      tables.append(table)
    }
  }
}
