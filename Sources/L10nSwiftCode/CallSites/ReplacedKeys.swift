import L10nCatalog
package import L10nFormats
package import L10nText

/// The keys whose lookups were replaced with accessors, by table.
package struct ReplacedKeys: Sendable, Hashable {
  private(set) var tables: [String: Set<String>] = [:]

  package init() {}

  /// Adds a key.
  package mutating func add(_ key: String, in table: String) { tables[table, default: []].insert(key) }

  /// Adds the keys of another file.
  package mutating func formUnion(_ other: ReplacedKeys) { tables.merge(other.tables) { $0.union($1) } }

  /// Returns a table's file in which these keys are kept even if no code looks them up, or `nil` if it doesn't change.
  package func kept(in file: InputFile) -> KeptKeys? {
    guard file.failure == nil, let format = file.format?.tables, let keys = keys(of: file), let text = file.text,
      var kept = format.keeping(keys, in: text), kept.count > 0
    else { return nil }
    kept.bytes = file.encoded(kept.bytes)
    return kept
  }

  /// Returns the keys of a file's table. If several tables have the file's name, it is the one whose folders the file
  /// is in.
  private func keys(of file: InputFile) -> Set<String>? {
    let components = file.shownPath.split(separator: "/").map(String.init).filter { !$0.hasSuffix(".lproj") }
    let own = components.dropLast() + [BundlePath.stem(components.last ?? "")]
    let around = tables.keys.filter { name in
      own.reversed().starts(with: name.split(separator: "/").map(String.init).reversed())
    }
    return around.max { $0.utf8.count < $1.utf8.count }.flatMap { tables[$0] }
  }
}
