import L10nCatalog
import L10nFormats
import L10nText

/// The keys of a table for the key paths of a project, whose strings may belong to several tables.
struct AppleTableNames {
  /// The name of the table in `names.yml`.
  let table: String
  /// The namespaces of all known tables, including this one's.
  private let namespaces: [[String]]
  private let namespace: [String]
  /// The table's keys by key path.
  private let keys: [String: String]
  /// The key paths that belong to other tables.
  private let others: Set<String>
  private let paths: [String: String]
  /// The file's keys by their spelling, if those of the platform follow other conventions than the project's.
  private let spelled: [[UInt8]: String]
  /// The table's entries in `names.yml`, by key.
  private let names: [String: KeyNames.Name]

  /// - Parameters:
  ///   - file: the table's file, or one of them.
  ///   - present: the catalog of that file alone.
  ///   - project: the project's messages.
  /// - Throws: an error if the file could belong to several tables.
  init(
    of file: InputFile, _ present: Catalog, in project: Catalog, options: ReadingOptions
  ) throws(FileSystem.Failure) {
    let names = options.keyNames
    var known = Set(names.tables.keys).union(project.tableKeys.keys)
    let name = try Self.name(ofFile: file.shownPath, among: known)
    table = name
    // Each platform has all strings, whatever tables they are in on another one.
    if file.format?.tables?.hasKeysOfXcode == false, project.tableKeys[name] == nil { known = [name] }
    let namespace = AppleTable.namespace(ofTable: name)
    self.namespace = namespace
    namespaces = known.map(AppleTable.namespace).filter { $0 != namespace } + [namespace]
    var keys: [String: String] = [:]
    // The project's own names take precedence over those of the file.
    for name in present.derivedNames { keys[KeySegment.path(namespace + name.path)] = name.key }
    for (path, key) in Self.keys(ofTable: name, names, project) { keys[path] = key }
    self.keys = keys
    others = Set(known.filter { $0 != name }.flatMap { Self.keys(ofTable: $0, names, project).map(\.path) })
    let isOfOtherPlatform = file.format?.tables?.hasKeysOfXcode == false
    let present = isOfOtherPlatform ? present.tableKeys.values.flatMap(\.keys) : []
    spelled = Dictionary(grouping: present) { KeySegment.spelling(of: [$0]) }.compactMapValues {
      $0.count == 1 ? $0[0] : nil
    }
    paths = Dictionary(keys.map { ($0.value, $0.key) }) { first, _ in first }
    self.names = names[name]
  }

  /// Returns the key of a message, or `nil` if it belongs to another table.
  func key(of path: [String]) -> String? {
    let written = KeySegment.path(path)
    if let key = keys[written] { return key }
    let home = namespaces.filter { path.count > $0.count && path.starts(with: $0) }.max { $0.count < $1.count }
    guard home == namespace, !others.contains(written) else { return nil }
    let own = Array(path.dropFirst(namespace.count))
    return spelled[KeySegment.spelling(of: own)] ?? own.joined(separator: ".")
  }

  /// Returns the key path of a message of the table without the table's namespace, as `names.yml` has it.
  func pathInTable(_ path: [String]) -> [String] {
    path.starts(with: namespace) ? Array(path.dropFirst(namespace.count)) : path
  }

  /// Returns a key's entry in `names.yml`, or `nil` if it has none.
  func name(of key: String) -> KeyNames.Name? { names[key] }

  /// Returns the key path of a key.
  func path(of key: String) -> String { paths[key] ?? KeySegment.path(namespace + [key]) }

  private static func keys(
    ofTable name: String, _ names: KeyNames, _ project: Catalog
  ) -> [(path: String, key: String)] {
    let namespace = AppleTable.namespace(ofTable: name)
    return names[name].map { (KeySegment.path(namespace + $1.path), $0) }
      + (project.tableKeys[name] ?? [:]).map { (KeySegment.path($1), $0) }
  }

  /// Returns the name of a file's table without folders.
  private static func stem(ofFile path: String) -> String {
    let file = FilePath.name(path)
    guard let format = BundleFormats.format(ofFile: file) else { return BundlePath.stem(file) }
    if let name = format.tableName { return name }
    guard format.folders == nil else { return BundlePath.stem(file) }
    // Any language takes the place of the placeholder.
    let components = SystemTable.path(path, of: "en").split(separator: "/").map(String.init)
    return BundlePath(components, listed: nil).namespace.last ?? BundlePath.stem(file)
  }

  /// Returns the name of a file's table: of the tables with the file's name, the one whose folders contain the file.
  private static func name(ofFile path: String, among known: Set<String>) throws(FileSystem.Failure) -> String {
    let components = path.split(separator: "/").map(String.init).filter { !$0.hasSuffix(".lproj") }
    let stem = stem(ofFile: path)
    let own = components.dropLast() + [stem]
    let named = known.filter { FilePath.name($0) == stem }
    let around = named.filter { own.reversed().starts(with: $0.split(separator: "/").map(String.init).reversed()) }
    if let name = around.max(by: { $0.utf8.count < $1.utf8.count }) { return name }
    guard !named.isEmpty else { return stem }
    let list = named.sorted(by: KeyOrder.precedes).map { "'\($0)'" }.joined(separator: ", ")
    throw .init(
      path: path,
      reason: "the project has tables of this name in folders: \(list); name the file in the folder of one of them")
  }
}
