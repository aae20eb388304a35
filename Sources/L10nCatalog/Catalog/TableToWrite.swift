/// A table to write, with its strings.
package struct TableToWrite: Sendable {
  /// Its configuration.
  package var configured: ConfiguredTable
  /// The indexes of messages, with their keys in the table, in the order of the configuration.
  package private(set) var strings: [(message: Int, key: String)] = []
  private var keys: Set<String> = []
  /// The indexes of messages that `names.yml` has no name for.
  package var unnamed: [Int] = []

  package init(_ configured: ConfiguredTable) {
    self.configured = configured
  }

  /// Adds a string, unless the table already has one for the key.
  package mutating func add(_ key: String, of message: Int) {
    if keys.insert(key).inserted { strings.append((message, key)) }
  }
}
