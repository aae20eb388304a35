import L10nLanguage

/// Everything a read needs, for one chain of languages and one way to format: published as a whole, kept for as long as
/// the catalog, and used again whenever the preferences come back to it.
final class ChainSnapshot: Sendable {
  /// One language of the chain.
  struct Link: Sendable {
    /// Its messages.
    var table: LanguageTable
    /// How its numbers and dates are written.
    var locale: FormattingLocale
  }

  /// The state of the preferences that this was last published for.
  let generation = SharedCounter()
  /// Where keys are found, kept by ``keys``.
  let index: KeyIndex
  /// The first language's messages, where nearly every read ends; kept by its table.
  let best: SharedPointers<LoadedMessage>
  /// How the first language writes numbers and dates; nil where the catalog has no language.
  let bestLocale: FormattingLocale?
  /// The catalog's keys.
  let keys: MessageKeys
  /// Where fallbacks are told.
  let reports: FallbackReports
  /// The languages, best first.
  let links: [Link]

  init(keys: MessageKeys, reports: FallbackReports, links: [Link]) {
    self.keys = keys
    index = keys.index
    self.reports = reports
    self.links = links
    bestLocale = links.first?.locale
    best = links.first?.table.messages ?? SharedPointers(count: 0)
  }

  deinit {
    generation.deallocate()
    if links.isEmpty { best.deallocate() }
  }
}
