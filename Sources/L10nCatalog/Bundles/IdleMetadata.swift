import L10nLanguage
import L10nText

/// Finds metadata that is about nothing, most often for a mistyped name: what it says would be lost unseen.
///
/// Only key paths without stars are looked at. A glob may well be written before its first key.
enum IdleMetadata {
  /// The problems of metadata that names a key which the source doesn't have, or an argument that no language uses.
  static func problems(of entries: [Metadata.Entry], in catalog: Catalog) -> [BundleProblem] {
    let entries = entries.filter(\.glob.isPlain)
    // What a broken file leaves out is not missing.
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
      // Keys that are not included are none of the catalog's messages, and a broken text has lost its arguments.
      guard let message = indexes[number].map({ catalog.messages[$0] }), message.source?.problems.isEmpty == true
      else { return [] }
      let known = message.source?.arguments.map(\.name) ?? []
      let used = Set(message.texts.flatMap { $0?.arguments.map(\.name) ?? [] })
      let idle = entry.argumentPlaces.filter { !used.contains($0.key) }.sorted { $0.value.offset < $1.value.offset }
      // Each is compared with all that are known, to say what may be meant.
      return idle.prefix(Self.argumentLimit).map { name, place in
        BundleProblem(kind: .idleArgument(name, key: path, known: known), place: place)
      }
    }
  }

  /// So many arguments of one message are reported.
  private static let argumentLimit = 20

  /// Returns a Boolean value indicating whether a key path or a namespace around it could not be read.
  private static func isUnread(_ segments: [String], in source: Bundle, _ keys: KeyTree) -> Bool {
    guard source.entries.hasUnread else { return false }
    return segments.indices.contains { end in
      keys.number(of: segments[...end]).flatMap { source.entries[$0] }?.kind == .unread
    }
  }
}
