import L10nCatalog
import L10nLanguage

/// Messages that come in two: one for the number 1, and one for all others, as their keys say. Code picks between
/// `store_one` and `store_many`, or between `TRACK` and `TRACKS`.
struct MessagesForOne {
  /// The indexes of both of each two.
  private(set) var messages: Set<Int> = []

  /// Finds them among some messages of a catalog, and the counterparts of these.
  init(of catalog: Catalog, among wanted: Set<Int>) {
    let tables = catalog.tableKeys.reduce(into: [String: (table: String, key: String)]()) { tables, table in
      for (key, path) in table.value { tables[KeySegment.path(path)] = (table.key, key) }
    }
    var families: [Stem: [(message: Int, number: NumberedKey.Number)]] = [:]
    for index in catalog.messages.indices where catalog.messages[index].isInSource {
      let path = catalog.messages[index].keyPath
      let key = NumberedKey(tables[path]?.key ?? path)
      families[Stem(table: tables[path]?.table, words: key.stem), default: []].append((index, key.number))
    }
    for family in families.values where family.count > 1 {
      for member in family where wanted.contains(member.message) {
        let hasCounterpart = family.contains {
          $0.number != member.number && Self.arePair(catalog.messages[$0.message], $0.number, member.number)
        }
        if hasCounterpart { messages.insert(member.message) }
      }
    }
  }

  private struct Stem: Hashable {
    var table: String?
    var words: [String]
  }

  /// Returns a Boolean value indicating whether the counterpart of a message is for other numbers. `Track` as a label is
  /// not: a counterpart names its number, has one, or is a word such as `track` to put after it.
  private static func arePair(
    _ message: CatalogMessage, _ number: NumberedKey.Number, _ other: NumberedKey.Number
  ) -> Bool {
    if number.isOne || other.isOne || !message.arguments.isEmpty { return true }
    guard case .text(let text)? = message.source?.stored, let first = text.unicodeScalars.first else { return false }
    return first.properties.isLowercase || text.unicodeScalars.contains("1")
  }
}
