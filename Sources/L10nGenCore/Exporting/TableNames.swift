/// The keys of a table for the key paths of a project.
struct TableNames {
  private let namespace: [String]
  /// The namespaces of the project's other tables.
  private let others: [[String]]
  private let keys: [String: String]
  private let paths: [String: String]

  /// - Parameters:
  ///   - file: the table's file.
  ///   - table: the catalog of that file alone.
  init(_ options: ReadingOptions, of file: InputFile, _ table: Catalog) {
    let stem = BundlePath.stem(file.path.last ?? "")
    let names = options.names.map { KeyNamesReader.read(SettingsDocument($0).root).names } ?? KeyNames()
    namespace = StringTable.namespace(ofTable: stem)
    others = names.tables.keys.filter { $0 != stem }.map(StringTable.namespace).filter { !$0.isEmpty }
    var keys: [String: String] = [:]
    for (key, name) in names[stem] { keys[KeySegment.path(name.path)] = key }
    for name in table.derivedNames { keys[KeySegment.path(name.path)] = name.key }
    self.keys = keys
    paths = Dictionary(keys.map { ($0.value, $0.key) }) { first, _ in first }
  }

  /// Returns the key of a message, or `nil` if it belongs to another table.
  func key(of path: [String]) -> String? {
    guard path.starts(with: namespace), path.count > namespace.count,
      !others.contains(where: { path.starts(with: $0) && $0.count > namespace.count })
    else { return nil }
    let own = Array(path.dropFirst(namespace.count))
    return keys[KeySegment.path(own)] ?? own.joined(separator: ".")
  }

  /// Returns the key path of a key, without the table's namespace.
  func path(of key: String) -> String { paths[key] ?? key }
}
