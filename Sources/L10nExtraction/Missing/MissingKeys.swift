package import L10nChecking
package import L10nText

/// The certain lookups whose keys are in no table.
package struct MissingKeys {
  /// The lookups, in the order of files and places.
  package private(set) var lookups: [MissingFromCatalog.Lookup] = []
  private let tables: [KeyTable]
  /// The tables in which code of some targets finds its keys, by their names; those of all targets for `nil`.
  private var known: [Set<CodeTarget>?: [String: Group]] = [:]

  /// The tables of one name.
  private struct Group {
    var keys: Set<String> = []
    /// A Boolean value indicating whether a target has one of them, so that its strings are translated.
    var isListed = false
    /// A Boolean value indicating whether all keys of the tables are known.
    var isWhole = true

    func mayHave(_ key: String) -> Bool { !isWhole || keys.contains(key) }
  }

  /// - Parameters:
  ///   - keys: the lookups.
  ///   - files: the files with code, by the indexes of lookups.
  ///   - homes: the targets in whose tables the code of each file finds its keys, or `nil` for code that no user runs. Tables that
  ///     no project lists are anyone's.
  ///   - tables: all tables of the project.
  package init(_ keys: [ExtractedKey], in files: [SourceFile], homes: [Set<CodeTarget>?], tables: [KeyTable]) {
    self.tables = tables
    var lines: [Int: LineTable] = [:]
    var ignored: [Int: IgnoredLines] = [:]
    for lookup in keys where lookup.certainty == .certain && !lookup.isRedacted {
      guard let key = lookup.key, let homes = homes[lookup.file] else { continue }
      let groups = lookup.namesBundle ? groups(of: nil) : groups(of: homes)
      guard groups.values.contains(where: \.isListed), groups[lookup.table]?.mayHave(key) != true,
        Self.hasWords(key), !DeveloperCode.isPath(files[lookup.file].path)
      else { continue }
      let file = files[lookup.file]
      let ignoredLines = ignored[lookup.file] ?? IgnoredLines(file)
      ignored[lookup.file] = ignoredLines
      guard !ignoredLines.contains(lookup.byte) else { continue }
      let table = lines[lookup.file] ?? LineTable(file.bytes)
      lines[lookup.file] = table
      lookups.append(
        MissingFromCatalog.Lookup(
          key: key, table: lookup.table, hasTable: groups[lookup.table] != nil,
          suggestion: Self.suggestion(for: key, among: groups[lookup.table]?.keys ?? []),
          location: file.location(ofByte: lookup.byte, in: table)))
    }
  }

  /// Returns the tables of some targets, or all.
  private mutating func groups(of targets: Set<CodeTarget>?) -> [String: Group] {
    if let groups = known[targets] { return groups }
    var groups: [String: Group] = [:]
    for table in tables
    where targets.map({ table.targets.isEmpty || !$0.isDisjoint(with: table.targets) }) ?? true {
      groups[table.name, default: Group()].keys.formUnion(table.keys ?? [])
      if targets?.isDisjoint(with: table.targets) == false || targets?.isEmpty ?? true {
        groups[table.name]?.isListed = true
      }
      if table.keys == nil { groups[table.name]?.isWhole = false }
    }
    known[targets] = groups
    return groups
  }

  /// Returns a Boolean value indicating whether a key has a word outside of its conversions. Nobody translates others, such as
  /// the `x` of `%@x`, or addresses.
  package static func hasWords(_ key: String) -> Bool {
    if key.contains("://"), !key.contains(" ") { return false }
    return (CatalogKey(key)?.texts ?? [key]).contains { text in
      zip(text, text.dropFirst()).contains { $0.isLetter && $1.isLetter }
        || text.unicodeScalars.contains { $0.properties.isIdeographic || $0.properties.generalCategory == .otherLetter }
    }
  }

  /// Returns the key that was probably meant.
  static func suggestion(for key: String, among keys: Set<String>) -> String? {
    key.count < shortestName ? nil : NearestName.suggestion(for: key, among: keys, lettersPerEdit: 8)
  }

  /// Shorter words often differ in one letter, such as 'Now' and 'Low'.
  private static let shortestName = 5
}
