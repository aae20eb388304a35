/// The snapshots of the settings that the preferences and overrides asked for last. They come in few combinations, and each
/// would have to be matched against the catalog, and to make the formatters of its locale.
struct RecentSnapshots: Sendable {
  private struct Entry {
    var settings: LanguagePreferences.Settings
    var snapshot: ChainSnapshot
  }

  private static let limit = 64

  /// The latest at the end.
  private var entries: [Entry] = []

  /// The snapshot for these settings, or `nil` if none of the last was for them.
  mutating func snapshot(for settings: LanguagePreferences.Settings) -> ChainSnapshot? {
    guard let place = entries.firstIndex(where: { $0.settings == settings }) else { return nil }
    let entry = entries.remove(at: place)
    entries.append(entry)
    return entry.snapshot
  }

  /// A snapshot of this chain, whatever settings it was made for.
  func snapshot(of identities: [FormattingLocale.Identity]) -> ChainSnapshot? {
    entries.last { $0.snapshot.isFor(identities) }?.snapshot
  }

  /// Takes the messages of another release from these tables, written as before.
  mutating func read(_ tables: [String: LanguageTable], release: Int) {
    entries = entries.map { entry in
      Entry(settings: entry.settings, snapshot: entry.snapshot.reading(tables, release: release))
    }
  }

  /// Keeps a snapshot for these settings, and the oldest no longer.
  mutating func keep(_ snapshot: ChainSnapshot, for settings: LanguagePreferences.Settings) {
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append(Entry(settings: settings, snapshot: snapshot))
  }
}
