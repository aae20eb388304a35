/// The snapshots for the settings that preferences and overrides asked for last. There are few combinations, and
/// creating a snapshot matches languages and creates the formatters of a locale.
struct RecentSnapshots: Sendable {
  private struct Entry {
    var settings: LanguagePreferences.Settings
    var snapshot: ChainSnapshot
  }

  private static let limit = 64

  /// The entries, the latest at the end.
  private var entries: [Entry] = []

  /// Returns the snapshot for these settings, or `nil` if none of the recent ones is for them.
  mutating func snapshot(for settings: LanguagePreferences.Settings) -> ChainSnapshot? {
    guard let place = entries.firstIndex(where: { $0.settings == settings }) else { return nil }
    let entry = entries.remove(at: place)
    entries.append(entry)
    return entry.snapshot
  }

  /// Returns a snapshot of this chain, created for any settings.
  func snapshot(of identities: [FormattingLocale.Identity]) -> ChainSnapshot? {
    entries.last { $0.snapshot.isFor(identities) }?.snapshot
  }

  /// Replaces the messages by those of another release, in the same formats.
  mutating func read(_ tables: [LanguageMessages], release: Int) {
    entries = entries.map { entry in
      Entry(settings: entry.settings, snapshot: entry.snapshot.reading(tables, release: release))
    }
  }

  /// Keeps a snapshot for these settings and drops the oldest if there are too many.
  mutating func keep(_ snapshot: ChainSnapshot, for settings: LanguagePreferences.Settings) {
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append(Entry(settings: settings, snapshot: snapshot))
  }
}
