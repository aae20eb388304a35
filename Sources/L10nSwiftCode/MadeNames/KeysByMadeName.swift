import L10nText

/// The keys of tables by what they have in common with the names that are made of them.
struct KeysByMadeName {
  /// A key of a table.
  struct Key: Hashable {
    let table: String
    let key: String
  }

  /// The keys by the forms of their tables and their own.
  private var keys: [String: [String: [Key]]] = [:]

  /// - Parameter tables: the keys of each table, by its name with the folders around it.
  init(_ tables: [String: [String]]) {
    for (table, keys) in tables {
      let form = MadeName.form(FilePath.name(table))
      for key in keys {
        self.keys[form, default: [:]][MadeName.form(key), default: []].append(Key(table: table, key: key))
      }
    }
  }

  /// Returns the keys of which a name may be made: more than one if they have the same letters.
  subscript(_ name: MadeName) -> [Key] {
    switch name {
    case .rSwift(let table, let key): keys[MadeName.form(table)]?[MadeName.form(key)] ?? []
    case .tuist(_, let names):
      keys.values.flatMap { $0[MadeName.form(names.joined())] ?? [] }
        + (keys[MadeName.form(names[0])]?[MadeName.form(names.dropFirst().joined())] ?? [])
    }
  }
}
