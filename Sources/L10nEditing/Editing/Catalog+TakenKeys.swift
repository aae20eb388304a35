import L10nCatalog
import L10nText

extension Catalog {
  /// Refuses the key of a new message if a message or a namespace has it, or if a message has one above it.
  ///
  /// - Parameters:
  ///   - path: the segments of the key path.
  ///   - leaving: the key paths of messages that get other keys at the same time.
  func refuseTaken(_ path: [String], besides leaving: Set<String> = []) throws(EditRefusal) {
    try refuseTakenName(path, besides: leaving)
    for count in 1...path.count {
      let above = Array(path.prefix(count))
      guard let number = keys.number(of: above) else { return }
      let other = messages.first { message in
        guard !leaving.contains(message.keyPath) else { return false }
        return message.key == number || count == path.count && isBelow(message, number)
      }
      guard let other else { continue }
      let kind = other.key == number ? "string" : "namespace"
      throw .reason(
        "the project has a \(kind) '\(KeySegment.path(above))' already; choose another key",
        at: location(of: other))
    }
  }

  /// Refuses a key that has the name of a table's key in Swift, such as one that differs only in case. In tables, one of
  /// the two would get another name; in other files, a rule reports them.
  private func refuseTakenName(_ path: [String], besides leaving: Set<String>) throws(EditRefusal) {
    let tables = tableKeysByPath
    guard !tables.isEmpty else { return }
    let (keyPath, form) = (KeySegment.path(path), KeyNaming.Path(path).form)
    let other = messages.first { message in
      tables[message.keyPath] != nil && !leaving.contains(message.keyPath) && message.keyPath != keyPath
        && KeyNaming.Path(keys.segments(message.key)).form == form
    }
    guard let other else { return }
    throw .reason(
      "'\(keyPath)' and the string '\(other.keyPath)' would have the same name in Swift; choose another key",
      at: location(of: other))
  }

  private func isBelow(_ message: CatalogMessage, _ number: Int) -> Bool {
    sequence(first: message.key) { keys.parent($0) }.dropFirst().contains(number)
  }
}
