package import L10nCatalog
package import L10nFormats

/// A message of a project as its file has it, in the source language and in that of the translators.
package struct ProjectMessage {
  /// The path by which files for translators name the message's file.
  let original: String
  package let message: UnitMessage
  /// A Boolean value indicating whether each of its texts has a state of its own. Otherwise, all share one.
  package let hasOwnStates: Bool
}

extension ProjectUnits {
  /// Returns the messages by key path.
  ///
  /// - Parameter project: the catalog that the units were collected from.
  package func messages(in project: Catalog) -> [String: ProjectMessage] {
    var messages: [String: ProjectMessage] = [:]
    for file in files {
      let tables = file.indexes == nil ? project.tables(ofFile: file.input) : []
      for (position, message) in file.messages.enumerated() {
        let found = ProjectMessage(original: file.original, message: message, hasOwnStates: file.indexes == nil)
        let own = file.indexes.map { [project.messages[$0[position]].keyPath] }
        for path in own ?? tables.compactMap({ $0[message.key].map(KeySegment.path) }) where messages[path] == nil {
          messages[path] = found
        }
      }
    }
    return messages
  }
}
