import L10nText

/// Finds the strings of the tables that the configuration wants to write.
struct SystemTableStrings {
  private(set) var tables: [FilledSystemTable] = []
  /// The patterns that no key of the source matches.
  private(set) var problems: [BundleProblem] = []

  /// - Parameters:
  ///   - configured: the configured tables.
  ///   - names: the keys of strings outside of the project.
  init(_ configured: [SystemTable], names: KeyNames, in catalog: Catalog) {
    guard !configured.isEmpty else { return }
    let segments = catalog.messages.map { catalog.keys.segments($0.key) }
    for table in configured {
      let keys = Dictionary(
        names[table.name].map { (KeySegment.path($0.value.path), $0.key) }
      ) { first, _ in first }
      var found = FilledSystemTable(table)
      for pattern in table.keys {
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
          case .path: found.add(path, of: index)
          case .keys(let keys): for key in keys { found.add(key, of: index) }
          case .names:
            if let key = keys[path] {
              found.add(key, of: index, named: names[table.name][key])
            } else {
              found.unnamed.append(index)
            }
          }
        }
      }
      tables.append(found)
    }
  }
}
