import L10nLanguage
import L10nMessages
import L10nText

/// Finds metadata without a message, most often because of a typo: it would have no effect, and nobody would notice.
///
/// Only key paths without stars are checked. A pattern may be written before its first key.
enum IdleMetadata {
  /// Returns the problems of metadata for a key that the source doesn't have, or for an argument that no language uses.
  static func problems(of entries: [Metadata.Entry], in catalog: Catalog) -> [BundleProblem] {
    let entries = entries.filter(\.glob.isPlain)
    // Keys that a broken file leaves out aren't missing.
    guard !entries.isEmpty, let source = catalog.bundles.first, source.isComplete else { return [] }
    let messages = catalog.messages.indices.map { (catalog.messages[$0].key, $0) }
    let indexes = Dictionary(messages) { first, _ in first }
    return entries.flatMap { entry -> [BundleProblem] in
      let number = catalog.keys.number(of: entry.glob.segments)
      let path = KeySegment.path(entry.glob.segments)
      if isUnread(entry.glob.segments, in: source, catalog.keys) { return [] }
      guard let number, let found = source.entries[number] else {
        return [BundleProblem(kind: .idleMetadata(key: path, isNamespace: false), place: entry.place)]
      }
      guard found.isMessage else {
        return [BundleProblem(kind: .idleMetadata(key: path, isNamespace: true), place: entry.place)]
      }
      // Keys that aren't included aren't messages of the catalog, and broken texts have lost their arguments.
      guard let message = indexes[number].map({ catalog.messages[$0] }), message.source?.problems.isEmpty == true
      else { return [] }
      let known = message.source?.arguments.map(\.name) ?? []
      let used = Set(message.texts.flatMap { $0?.arguments.map(\.name) ?? [] })
      let idle = entry.argumentPlaces.filter { !used.contains($0.key) }.sorted { $0.value.offset < $1.value.offset }
      // Each is compared with all known arguments, to suggest one.
      return idle.prefix(Self.argumentLimit).map { name, place in
        BundleProblem(kind: .idleArgument(name, key: path, known: known), place: place)
      }
    }
  }

  /// The number of arguments that are reported for a message.
  private static let argumentLimit = 20

  /// Returns a Boolean value indicating whether a key path, or a namespace above it, couldn't be read.
  private static func isUnread(_ segments: [String], in source: Bundle, _ keys: KeyTree) -> Bool {
    guard source.entries.hasUnread else { return false }
    return segments.indices.contains { end in
      keys.number(of: segments[...end]).flatMap { source.entries[$0] }?.kind == .unread
    }
  }
}
