package import L10nCatalog

/// A message with its new key.
package struct RenamedMessage {
  package var message: CatalogMessage
  /// The segments of its key path.
  package var old: [String]
  /// The segments of its new key path.
  package var new: [String]

  package init(_ message: CatalogMessage, from old: [String], to new: [String]) {
    self.message = message
    self.old = old
    self.new = new
  }

  var newPath: String { KeySegment.path(new) }
}
