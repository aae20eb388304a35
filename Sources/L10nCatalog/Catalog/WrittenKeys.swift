/// The keys of messages as their files write them, by key path.
package struct WrittenKeys {
  /// The keys of tables.
  private let keys: [String: AppleTableKey]

  package init(_ catalog: Catalog) {
    keys = catalog.tableKeysByPath
  }

  /// Returns the key of a key path: the whole key for a table, the path itself for a bundle.
  package subscript(keyPath: String) -> String { keys[keyPath]?.key ?? keyPath }

  /// Returns the key of a key path as people read and type it.
  package func shown(_ keyPath: String) -> String { keys[keyPath]?.shown ?? keyPath }

  /// Returns a Boolean value indicating whether a key path belongs to a table's key.
  package func isOfTable(_ keyPath: String) -> Bool { keys[keyPath] != nil }

  /// Returns the name of a key in a sentence: its path, which has the namespace, or the key if the path was derived
  /// from it, because nobody finds that path in a file.
  package func name(of keyPath: String) -> String {
    guard let key = keys[keyPath]?.shown, !key.isEmpty, !keyPath.utf8.elementsEqual(key.utf8),
      !keyPath.utf8.suffix(key.utf8.count + 1).elementsEqual(("." + key).utf8)
    else { return keyPath }
    return key
  }
}
