/// The key paths of strings that have other keys in code, such as whole sentences: the content of `names.yml`.
package struct KeyNames: Sendable {
  /// The key path of one key.
  package struct Name: Sendable, Hashable {
    /// The segments of the key path, without the table's namespace.
    package var path: [String]
    /// The start of the key path in the file, in scalars.
    package var offset: Int
    /// The names of arguments that the string refers to by number.
    var arguments: [Argument] = []
    /// The positions of these arguments by name.
    package var positions: [String: Int] {
      Dictionary(arguments.map { ($0.name, $0.position) }) { first, _ in first }
    }

    /// The name of the argument at a position.
    struct Argument: Sendable, Hashable {
      var name: String
      /// The position, from 1.
      var position: Int
      /// The start of the name in the file, in scalars.
      var offset: Int
    }
  }

  /// The names of the keys of each table.
  package private(set) var tables: [String: [String: Name]] = [:]

  /// Creates the content of a file.
  package init(tables: [String: [String: Name]] = [:]) {
    self.tables = tables
  }

  /// Adds a table, which may have no names.
  mutating func add(table: String) {
    if tables[table] == nil { tables[table] = [:] }
  }

  package subscript(table: String) -> [String: Name] {
    tables[table] ?? [:]
  }

  /// Names a key; returns the existing name if the key already has one.
  mutating func add(_ name: Name, for key: String, in table: String) -> Name? {
    if let known = tables[table]?[key] { return known }
    tables[table, default: [:]][key] = name
    return nil
  }
}
