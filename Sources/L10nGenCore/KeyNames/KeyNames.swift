/// The key paths of strings that code knows by other keys, such as whole sentences: the content of `names.yml`.
struct KeyNames: Sendable {
  /// The key path of one key.
  struct Name: Sendable, Hashable {
    /// The segments of the key path, without the table's namespace.
    var path: [String]
    /// The start of the key path in the file, in scalars.
    var offset: Int
  }

  /// The names of the keys of each table.
  private(set) var tables: [String: [String: Name]] = [:]

  subscript(table: String) -> [String: Name] {
    tables[table] ?? [:]
  }

  /// Names a key; returns the other name if the key has one already.
  mutating func add(_ name: Name, for key: String, in table: String) -> Name? {
    if let known = tables[table]?[key] { return known }
    tables[table, default: [:]][key] = name
    return nil
  }

  /// Returns the content of the file, and the problems found in it.
  static func read(_ root: DocumentNode) -> (names: KeyNames, problems: [DocumentProblem]) {
    var names = KeyNames()
    var problems: [DocumentProblem] = []
    func report(_ explanation: String, _ offset: Int) {
      problems.append(DocumentProblem(explanation: explanation, offset: offset))
    }
    let shape = "names.yml has key paths below the name of a table; write 'Localizable: { sign_in: \"Sign in\" }'"
    switch root.content {
    case .mapping(let tables):
      for table in tables {
        guard case .mapping(let entries) = table.value.content else {
          if table.value.text?.isEmpty != true { report(shape, table.value.offset) }
          continue
        }
        for entry in entries {
          guard let path = KeySegment.split(entry.key), !path.contains("") else {
            report("'\(entry.key)' is not a key path; write one such as 'store.title'", entry.keyOffset)
            continue
          }
          guard let key = entry.value.text else {
            report("the key of '\(entry.key)' is a string; put it in quotes", entry.value.offset)
            continue
          }
          let name = Name(path: path, offset: entry.keyOffset)
          if let other = names.add(name, for: key, in: table.key) {
            report("this key is called '\(KeySegment.path(other.path))' above; remove one of the two", entry.keyOffset)
          }
        }
      }
    case .text(let text) where text.isNull: break
    case .unread: break
    case .text, .list: report(shape, root.offset)
    }
    return (names, problems)
  }
}
