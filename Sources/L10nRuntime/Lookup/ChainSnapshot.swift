import L10nLanguage

/// Everything that a read needs, for one chain of languages and one way to format. It is published as a whole, and used
/// again when the preferences soon return to the same settings.
final class ChainSnapshot: Sendable {
  /// One language of the chain.
  struct Link: Sendable {
    /// Its messages.
    var table: LanguageMessages
    /// The way its numbers and dates are written.
    var locale: FormattingLocale
  }

  /// The view that reads use; it keeps its address as long as this object exists.
  nonisolated(unsafe) let view: UnsafePointer<ReadingView>
  /// The format of numbers and dates in the first language, or `nil` if the catalog has no language.
  let bestLocale: FormattingLocale?
  /// The catalog's keys.
  let keys: MessageKeys
  /// The object to which fallbacks are reported.
  let reports: FallbackReports
  /// The languages, best first.
  let links: [Link]
  /// The release of the catalog's messages that these belong to.
  let release: Int

  init(keys: MessageKeys, reports: FallbackReports, links: [Link], release: Int) {
    self.release = release
    self.keys = keys
    self.reports = reports
    self.links = links
    bestLocale = links.first?.locale
    let view = UnsafeMutablePointer<ReadingView>.allocate(capacity: 1)
    self.view = UnsafePointer(view)
    view.initialize(
      to: ReadingView(
        generation: SharedCounter(), index: keys.index,
        best: links.first?.table.messages ?? SharedPointers(count: 0), snapshot: .passUnretained(self)))
  }

  deinit {
    view.pointee.generation.deallocate()
    if links.isEmpty { view.pointee.best.deallocate() }
    view.deallocate()
  }

  /// Returns a Boolean value indicating whether this is the chain of these languages with these formats.
  func isFor(_ identities: [FormattingLocale.Identity]) -> Bool {
    links.elementsEqual(identities) { $0.locale.identity == $1 }
  }

  /// Returns a snapshot that reads another release's messages in the same languages and formats.
  func reading(_ tables: [LanguageMessages], release: Int) -> ChainSnapshot {
    let links = links.map { link in
      Link(table: tables.first { $0.language == link.table.language } ?? link.table, locale: link.locale)
    }
    return ChainSnapshot(keys: keys, reports: reports, links: links, release: release)
  }

  /// Returns a snapshot of the same messages with these formats. The languages and their order are the same.
  func with(_ identities: [FormattingLocale.Identity]) -> ChainSnapshot {
    guard !isFor(identities) else { return self }
    let links = zip(links, identities).map { Link(table: $0.table, locale: FormattingLocale($1)) }
    return ChainSnapshot(keys: keys, reports: reports, links: links, release: release)
  }
}
