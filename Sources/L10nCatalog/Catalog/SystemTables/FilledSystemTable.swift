import L10nFormats

/// A table to write, with its strings.
package struct FilledSystemTable: Sendable {
  /// Its configuration.
  package var configured: SystemTable
  /// The indexes of messages, with their keys in the table, in the order of the configuration.
  package private(set) var strings: [(message: Int, key: String)] = []
  private var keys: Set<String> = []
  /// The positions of arguments by name, for keys whose arguments `names.yml` names.
  private var positions: [String: [String: Int]] = [:]
  /// The names that arguments have in the table's files, by key and by the names in the project.
  package var argumentNames: [String: [String: String]] = [:]
  /// The indexes of messages that `names.yml` has no name for.
  package var unnamed: [Int] = []

  package init(_ configured: SystemTable) {
    self.configured = configured
  }

  /// Adds a string, unless the table already has one for the key.
  ///
  /// - Parameter name: the key's entry in `names.yml`, or `nil` if it has none.
  package mutating func add(_ key: String, of message: Int, named name: KeyNames.Name? = nil) {
    guard keys.insert(key).inserted else { return }
    strings.append((message, key))
    if let name, !name.positions.isEmpty { positions[key] = name.positions }
  }

  /// Returns the known positions of a message's arguments in the table's texts, by name.
  func positions(of message: CatalogMessage, key: String) -> [String: Int] {
    message.metadata.argumentNames.positions.merging(positions[key] ?? [:]) { $1 }
  }
}
