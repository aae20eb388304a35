import L10nFormats

/// A key in one of a project's tables.
package struct AppleTableKey: Sendable, Hashable {
  /// The name of the table.
  package let table: String
  /// The key, as the table writes it.
  package let key: String

  /// The key as people read and type it, which differs for one with a context of gettext.
  package var shown: String { ContextKey(key).shown }

  package init(table: String, key: String) {
    self.table = table
    self.key = key
  }
}

extension Catalog {
  /// The keys of all tables by the key paths of their messages.
  package var tableKeysByPath: [String: AppleTableKey] {
    var found: [String: AppleTableKey] = [:]
    for (table, keys) in tableKeys {
      for (key, path) in keys { found[KeySegment.path(path)] = AppleTableKey(table: table, key: key) }
    }
    return found
  }
}
