package import L10nMessages

/// A key with its message, or with nested keys, to write to a file.
package struct KeyedEntry {
  var key: String
  var value: Value

  enum Value {
    case message(StoredMessage)
    case namespace([KeyedEntry])
  }
}

extension [KeyedEntry] {
  /// Nests messages at key paths, keeping their order; no path may be above another.
  package init(_ messages: [(path: [String], message: StoredMessage)]) {
    self.init(messages.map { (path: $0.path[...], message: $0.message) })
  }

  private init(_ messages: [(path: ArraySlice<String>, message: StoredMessage)]) {
    var keys: [String] = []
    var groups: [String: [(path: ArraySlice<String>, message: StoredMessage)]] = [:]
    for (path, message) in messages {
      guard let key = path.first else { continue }
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append((path.dropFirst(), message))
    }
    self = keys.compactMap { key in
      guard let group = groups[key], let first = group.first else { return nil }
      let value: KeyedEntry.Value = first.path.isEmpty ? .message(first.message) : .namespace(.init(group))
      return KeyedEntry(key: key, value: value)
    }
  }

  /// Returns the entries below more keys.
  func below(_ path: [String]) -> Self {
    path.reversed().reduce(self) { [KeyedEntry(key: $1, value: .namespace($0))] }
  }

  /// The number of keys, including those of plural categories.
  var keyCount: Int {
    reduce(0) { count, entry in
      switch entry.value {
      case .message(.pluralMap(let variants)): count + 1 + variants.count
      case .message: count + 1
      case .namespace(let entries): count + 1 + entries.keyCount
      }
    }
  }
}
