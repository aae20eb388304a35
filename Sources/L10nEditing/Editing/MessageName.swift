package import L10nCatalog
import L10nText

/// Finds the message that a person means by a name.
package enum MessageName {
  /// The result of a search.
  package enum Match {
    case message(CatalogMessage)
    /// Keys are below it.
    case namespace([String])
    /// Nothing has the name; perhaps this key path was meant.
    case none(suggestion: String?)
  }

  /// Returns the message with a key path, a table's key or an accessor.
  package static func match(_ name: String, in state: NamedCatalog) -> Match {
    let catalog = state.catalog
    let segments = KeySegment.split(name) ?? [name]
    let number = catalog.keys.number(of: segments)
    if let number, let message = catalog.messages.first(where: { $0.key == number }) { return .message(message) }
    let tableKeys = catalog.tableKeysByPath
    let written = tableKeys.filter { $0.value.key == name }
    let keys = (written.isEmpty ? tableKeys.filter { $0.value.shown == name } : written).map(\.key)
    let accessors = AccessorDeclarations(state).byKey.filter { $0.value.name == name }.map(\.key)
    let paths = Set(keys + accessors)
    if paths.count == 1, let message = catalog.messages.first(where: { paths.contains($0.keyPath) }) {
      return .message(message)
    }
    if number != nil { return .namespace(segments) }
    return .none(suggestion: NearestName.suggestion(for: name, among: catalog.messages.map(\.keyPath)))
  }
}
