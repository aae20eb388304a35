import L10nFormats
import L10nText

/// The strings of a project's remote notifications.
package struct NotificationStrings: Sendable {
  /// The strings that the system finds, in the order of messages.
  package private(set) var strings: [NotificationString] = []
  /// The indexes of messages that the table doesn't have.
  package private(set) var messagesOutsideTable: [Int] = []
  /// The patterns that no key of the source matches.
  private(set) var problems: [BundleProblem] = []

  init() {}

  init(_ patterns: [NotificationPattern], in catalog: Catalog) {
    guard !patterns.isEmpty else { return }
    let keys = Self.keys(in: catalog)
    // Those with stars are few, but a project may name each of its strings.
    let general = patterns.indices.filter { patterns[$0].isGeneral }
    let named = Dictionary(
      patterns.enumerated().flatMap { [($1.pattern, $0), ($1.path, $0)] }
    ) { first, _ in first }
    var idle = Set(patterns.indices)
    for (index, message) in catalog.messages.enumerated() where message.isInSource {
      let own = keys[message.keyPath] ?? []
      let segments = general.isEmpty ? [] : catalog.keys.segments(message.key)
      let matching =
        ([message.keyPath] + own.map(\.key)).compactMap { named[$0] }
        + general.filter { patterns[$0].matches(segments) }
      idle.subtract(matching)
      guard let first = matching.first else { continue }
      if own.isEmpty { messagesOutsideTable.append(index) }
      let place = Place(file: 0, offset: patterns[first].offset)
      strings += own.map { key, positions in
        NotificationString(
          message, at: index, key: key, positions: positions ?? message.metadata.argumentNames.positions, pattern: place
        )
      }
    }
    guard catalog.bundles.first?.isComplete == true else { return }
    problems = idle.sorted().map {
      BundleProblem(
        kind: .idleNotifications(patterns[$0].pattern), place: Place(file: 0, offset: patterns[$0].offset))
    }
  }

  /// A key in the table, with the known positions of the message's arguments by name, or `nil` if the texts show them.
  private typealias Key = (key: String, positions: [String: Int]?)

  /// Returns the keys of messages in the table, by key path: in the one that is written, or in the one that is read.
  private static func keys(in catalog: Catalog) -> [String: [Key]] {
    var found: [String: [Key]] = [:]
    for (path, key) in catalog.tableKeysByPath
    where key.table.split(separator: "/").last.map(String.init) == NotificationString.table {
      found[path] = [(key.key, nil)]
    }
    for table in catalog.tablesToWrite where table.configured.name == NotificationString.table {
      for (index, key) in table.strings {
        let path = catalog.messages[index].keyPath
        guard found[path]?.contains(where: { $0.key == key }) != true else { continue }
        found[path, default: []].append((key, table.positions(of: catalog.messages[index], key: key)))
      }
    }
    return found
  }
}
