import L10nFormats
import L10nLanguage
import L10nMessages

/// A string that code hands to the system as a reference to a table, which the system reads when it shows the string:
/// Foundation's `LocalizedStringResource`.
package struct ResourceString: Sendable, Hashable {
  /// The name of the table.
  package let table: String
  /// The key in the table.
  package let key: String
  /// The names of the arguments, in the order of their positions in the table's texts.
  package let arguments: [String]

  /// Returns the resources of tables by the indexes of messages. A message that a table can't hold has none.
  static func all(in tables: [FilledSystemTable], of catalog: Catalog) -> [Int: ResourceString] {
    var resources: [Int: ResourceString] = [:]
    for table in tables where table.configured.hasResources {
      let refused = Set(catalog.refusals(of: table).map(\.key))
      for (index, key) in table.strings where resources[index] == nil && !refused.contains(key) {
        resources[index] = ResourceString(catalog.messages[index], in: table, key: key)
      }
    }
    return resources
  }

  private init?(_ message: CatalogMessage, in table: FilledSystemTable, key: String) {
    let arguments = message.arguments.filter { !$0.isDevice }
    guard arguments.allSatisfy({ [.string, .int, .double].contains($0.type) }), !message.isList else { return nil }
    let positions = PrintfPositions(arguments.map(\.name), known: table.positions(of: message, key: key))
    let sorted = arguments.map(\.name).sorted { positions.position(of: $0) < positions.position(of: $1) }
    // Foundation takes the arguments from the default value, where none can be left out.
    guard sorted.map(positions.position) == Array((1...max(1, sorted.count)).prefix(sorted.count)) else { return nil }
    self.table = table.configured.name
    self.key = key
    self.arguments = sorted
  }
}
