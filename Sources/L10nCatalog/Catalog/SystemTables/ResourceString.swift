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
      for (index, key) in table.strings where resources[index] == nil {
        resources[index] = ResourceString(catalog.messages[index], in: table, key: key)
      }
    }
    return resources
  }

  private init?(_ message: CatalogMessage, in table: FilledSystemTable, key: String) {
    let arguments = message.arguments.filter { !$0.isDevice }
    guard arguments.allSatisfy({ [.string, .int, .double].contains($0.type) }),
      message.texts.allSatisfy({ text in text.map { $0.patterns.allSatisfy(message.isHeld) && !$0.isList } ?? true })
    else { return nil }
    let known = message.metadata.argumentNames.positions.merging(table.positions[key] ?? [:]) { $1 }
    let positions = PrintfPositions(arguments.map(\.name), known: known)
    let sorted = arguments.map(\.name).sorted { positions.position(of: $0) < positions.position(of: $1) }
    // Foundation takes the arguments from the default value, where none can be left out.
    guard sorted.map(positions.position) == Array((1...max(1, sorted.count)).prefix(sorted.count)) else { return nil }
    self.table = table.configured.name
    self.key = key
    self.arguments = sorted
  }
}

extension CatalogMessage {
  /// Returns a Boolean value indicating whether a table can hold a text.
  fileprivate func isHeld(_ pattern: MessagePattern) -> Bool {
    pattern.elements.allSatisfy { element in
      switch element {
      case .text, .particle, .pluralNumber: true
      case .placeholder(let hole):
        switch hole.format {
        case .plain: arguments.first { $0.name == hole.argument }.map { $0.type == .string || $0.type == .int } ?? false
        case .number(let format): format == .integer
        case .conversion: true
        case .date, .time: false
        }
      case .plural(let choice):
        choice.kind == .cardinal && choice.offset == 0
          && choice.branches.allSatisfy { branch in
            switch branch.selector {
            case .exactly(let number): number == 0 && isHeld(branch.pattern)
            case .category: isHeld(branch.pattern)
            }
          }
      case .select(let choice):
        arguments.contains { $0.name == choice.argument && $0.isDevice }
          && choice.branches.allSatisfy { isHeld($0.pattern) }
      }
    }
  }
}
