/// The content of an object, built from its members in the file: flat keys are nested, and each key occurs once.
package final class NestedMapping {
  /// A member in the file.
  struct Member {
    /// The segments of its key.
    var path: [String]
    var keyOffset: Int
    var value: DocumentNode
  }

  /// The key of a text at whose key other keys are nested, too: `a` next to `a.b` becomes `a.self`.
  package static let selfKey = "self"

  private let offset: Int
  /// A Boolean value indicating whether a key in the file has it as its value, rather than only flat keys that lead
  /// into it.
  private var isWritten: Bool
  private var entries: [Entry] = []
  /// The indexes of the entries, by their keys.
  private var indexes: [String: Int] = [:]
  /// The repeated keys, whose first occurrence counts.
  private var repetitions: [RepeatedKey] = []

  private struct Entry {
    var key: String
    var keyOffset: Int
    var value: Value
  }

  private enum Value {
    case node(DocumentNode)
    case object(NestedMapping)
  }

  private init(offset: Int, isWritten: Bool) {
    self.offset = offset
    self.isWritten = isWritten
  }

  /// Returns the node of an object that begins at a position, and its repeated keys.
  static func node(of members: [Member], at offset: Int) -> (node: DocumentNode, repetitions: [RepeatedKey]) {
    let object = NestedMapping(offset: offset, isWritten: true)
    for member in members { object.add(member.value, at: member.path[...], keyOffset: member.keyOffset) }
    var repetitions: [RepeatedKey] = []
    let node = object.node(&repetitions)
    return (node, repetitions)
  }

  private func add(_ value: DocumentNode, at path: ArraySlice<String>, keyOffset: Int) {
    guard let key = path.first else { return }
    let rest = path.dropFirst()
    guard let index = indexes[key] else {
      var entry = Entry(key: key, keyOffset: keyOffset, value: .node(value))
      if !rest.isEmpty {
        let inner = NestedMapping(offset: keyOffset, isWritten: false)
        inner.add(value, at: rest, keyOffset: keyOffset)
        entry.value = .object(inner)
      }
      indexes[key] = entries.count
      return entries.append(entry)
    }
    let inner = object(at: index) ?? (rest.isEmpty ? nil : objectAroundText(at: index))
    if let inner, !inner.isWritten, rest.isEmpty, value.isText {
      inner.add(value, at: [Self.selfKey], keyOffset: keyOffset)
    } else if let inner, !rest.isEmpty {
      inner.add(value, at: rest, keyOffset: keyOffset)
    } else if let inner, !inner.isWritten, case .mapping(let pairs) = value.content {
      inner.isWritten = true
      for pair in pairs { inner.add(pair.value, at: [pair.key], keyOffset: pair.keyOffset) }
    } else {
      let isSame =
        if rest.isEmpty, case .node(let node) = entries[index].value { node.hasSameTexts(as: value) } else { false }
      repetitions.append(
        RepeatedKey(key: key, first: entries[index].keyOffset, second: keyOffset, isSame: isSame))
    }
  }

  /// Returns the object of an entry, or `nil` if it has a text or a list.
  private func object(at index: Int) -> NestedMapping? {
    switch entries[index].value {
    case .object(let object): return object
    case .node(let node):
      guard case .mapping(let pairs) = node.content else { return nil }
      let object = NestedMapping(offset: node.offset, isWritten: true)
      for pair in pairs { object.add(pair.value, at: [pair.key], keyOffset: pair.keyOffset) }
      entries[index].value = .object(object)
      return object
    }
  }

  /// Replaces a text or a list by an object that contains it; returns `nil` if the entry has something else.
  private func objectAroundText(at index: Int) -> NestedMapping? {
    guard case .node(let node) = entries[index].value, node.isText else { return nil }
    let object = NestedMapping(offset: entries[index].keyOffset, isWritten: false)
    object.add(node, at: [Self.selfKey], keyOffset: entries[index].keyOffset)
    entries[index].value = .object(object)
    return object
  }

  private func node(_ repetitions: inout [RepeatedKey]) -> DocumentNode {
    repetitions += self.repetitions
    let pairs = entries.map { entry in
      let value =
        switch entry.value {
        case .node(let node): node
        case .object(let object): object.node(&repetitions)
        }
      return DocumentEntry(key: entry.key, keyOffset: entry.keyOffset, value: value)
    }
    return DocumentNode(offset: offset, content: .mapping(pairs))
  }
}

extension DocumentNode {
  /// A Boolean value indicating whether it is a message rather than a namespace.
  fileprivate var isText: Bool {
    switch content {
    case .text, .list: true
    case .mapping, .unread: false
    }
  }
}
