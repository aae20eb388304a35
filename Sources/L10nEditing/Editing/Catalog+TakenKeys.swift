import L10nCatalog
import L10nText

extension Catalog {
  /// Refuses the key of a new message if a message or a namespace has it, or if a message has one above it.
  ///
  /// - Parameters:
  ///   - path: the segments of the key path.
  ///   - leaving: the key paths of messages that get other keys at the same time.
  func refuseTaken(_ path: [String], besides leaving: Set<String> = []) throws(EditRefusal) {
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

  private func isBelow(_ message: CatalogMessage, _ number: Int) -> Bool {
    sequence(first: message.key) { keys.parent($0) }.dropFirst().contains(number)
  }
}
