import L10nLanguage

/// Everything a read needs, for one chain of languages and one way to format: published as a whole, kept for as long as
/// the catalog, and used again whenever the preferences come back to it.
struct ChainSnapshot: Sendable {
  /// One language of the chain.
  struct Link: Sendable {
    /// Its messages.
    var table: LanguageTable
    /// How its numbers and dates are written.
    var locale: FormattingLocale
  }

  /// The state of the preferences that this was last published for.
  let generation: SharedCounter
  /// The catalog's keys.
  let keys: MessageKeys
  /// Where fallbacks are told.
  let reports: FallbackReports
  /// The first language's messages, where nearly every read ends.
  let best: SharedPointers<LoadedMessage>
  /// The languages, best first.
  let links: [Link]

  init(generation: SharedCounter, keys: MessageKeys, reports: FallbackReports, links: [Link]) {
    self.generation = generation
    self.keys = keys
    self.reports = reports
    self.links = links
    best = links.first?.table.messages ?? SharedPointers(count: 0)
  }
}
