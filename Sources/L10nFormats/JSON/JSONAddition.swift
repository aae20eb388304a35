import L10nLanguage
import L10nMessages

/// Adds keys to a file: each after a neighbor, or after the last key of its object; in a file whose keys are whole key
/// paths, the object is the file.
enum JSONAddition {
  /// Returns the file with the entries, or `nil` if an object is needed where the file has something else.
  ///
  /// - Parameters:
  ///   - path: the keys above the entries, such as a language.
  ///   - neighbor: the key path of the key after which they are added.
  static func adding(
    _ entries: [KeyedEntry], under path: [String], to bytes: [UInt8], after neighbor: [String] = []
  ) -> [UInt8]? {
    let isEmpty = bytes.allSatisfy { $0 <= UInt8(ascii: " ") }
    guard let source = JSONSource(isEmpty ? Array("{}\n".utf8) : bytes) else { return nil }
    return value(source.root.value, adding: entries.below(path), after: neighbor[...]).map(source.bytes)
  }

  private static func value(
    _ value: JSONValue, adding entries: [KeyedEntry], after neighbor: ArraySlice<String>
  ) -> JSONValue? {
    var members: [JSONValue.Member]
    switch value {
    case .object(let present): members = present
    // A placeholder for an object that hasn't been written yet.
    case .word("null"): members = []
    case .array, .string, .word: return nil
    }
    let isFlat = members.contains { JSONKeyPath.segments(of: $0.key).count > 1 }
    let entries = isFlat ? entries.flattened : entries
    let indexes = Dictionary(members.enumerated().map { ($1.key, $0) }) { first, _ in first }
    var added: [JSONValue.Member] = []
    for entry in entries {
      if let index = indexes[entry.key] {
        guard case .namespace(let inner) = entry.value,
          let value = self.value(
            members[index].value, adding: inner, after: neighbor.first == entry.key ? neighbor.dropFirst() : [])
        else { return nil }
        members[index].value = value
      } else {
        added.append((entry.key, self.value(of: entry.value)))
      }
    }
    let key = isFlat ? neighbor.joined(separator: ".") : neighbor.count == 1 ? neighbor.first : nil
    members.insert(contentsOf: added, at: key.flatMap { indexes[$0] }.map { $0 + 1 } ?? members.count)
    return .object(members)
  }

  private static func value(of value: KeyedEntry.Value) -> JSONValue {
    switch value {
    case .message(.text(let text)): .string(text)
    case .message(.list(let items)): .array(items.map(JSONValue.string))
    case .message(.pluralMap(let variants)):
      .object(variants.map { ($0.category.rawValue, .string($0.text)) })
    case .namespace(let entries): .object(entries.map { ($0.key, self.value(of: $0.value)) })
    }
  }
}

extension [KeyedEntry] {
  /// The messages in it, with their whole key paths as keys.
  fileprivate var flattened: [KeyedEntry] {
    flatMap { entry -> [KeyedEntry] in
      guard case .namespace(let inner) = entry.value else { return [entry] }
      return inner.flattened.map { KeyedEntry(key: "\(entry.key).\($0.key)", value: $0.value) }
    }
  }
}
