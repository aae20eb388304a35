import L10nLanguage

/// The messages of one catalog by language, and the chain of languages for the current preferences.
final class LoadedCatalog: Sendable {
  /// A language with its rows, as generated code passes them.
  typealias Literal = (language: String, messages: StaticString)

  // A class, because apps would have more code for copies of a value with so many parts.
  private final class State {
    var shared: (keys: MessageKeys, reports: FallbackReports)?
    /// The messages of the current release.
    var tables: [LanguageMessages] = []
    /// The messages that replace compiled ones, by language.
    var overlays: [String: any LanguageOverlay] = [:]
    /// The number of changes of `overlays` since the first read; each snapshot belongs to one of these releases.
    var release = 0
    var chain: BundleChain?
    /// The published snapshot, with the generation of the preferences that it was created for.
    var current: (generation: UInt64, snapshot: ChainSnapshot)?
    /// The snapshots of the current release.
    var recent = RecentSnapshots()
  }

  /// The place where reads find the snapshot in use.
  let published = PublishedSnapshot()
  /// The languages, and the pseudolocales after them.
  let languages: [String]
  private let written: [String]
  private let pseudolocales: [String]
  let source: String
  private let fallback: [String]
  private let keysLiteral: StaticString
  /// The languages with their rows; of several with one name, the first counts.
  private let literals: [Literal]
  private let languageTables: LanguageTables
  /// The preferences that are followed.
  let preferences: LanguagePreferences
  private let state = Guarded(State())

  // Not inlined, because the compiler writes the initializer of a public class twice.
  @inline(never)
  init(
    source: String, fallback: [String], keys: StaticString, tables: [Literal], pseudolocales: [Literal] = [],
    languageTables: LanguageTables, preferences: LanguagePreferences
  ) {
    self.source = source
    self.fallback = fallback
    keysLiteral = keys
    let written = tables.map(\.language)
    self.written = written
    self.pseudolocales = pseudolocales.map(\.language).filter { !written.contains($0) }
    languages = written + self.pseudolocales
    self.languageTables = languageTables
    literals = tables + pseudolocales
    self.preferences = preferences
  }

  deinit {
    published.deallocate()
  }

  /// Returns the snapshot for the current preferences, after publishing it and making this thread hold it.
  func refresh() -> ChainSnapshot {
    // The preferences are read with the lock held, so that two threads can't publish an earlier state after a later
    // one.
    let snapshot = state.withLock { refresh($0) }
    published.hold(snapshot)
    return snapshot
  }

  private func refresh(_ state: State) -> ChainSnapshot {
    let (generation, settings) = preferences.current()
    if let current = state.current, current.generation == generation { return current.snapshot }
    let snapshot = state.recent.snapshot(for: settings) ?? makeRecentSnapshot(settings, state)
    state.current = (generation, snapshot)
    snapshot.view.pointee.generation.store(generation)
    published.store(snapshot)
    return snapshot
  }

  /// Reads the messages of `overlays` from now on, in all languages at once, and lets the preferences notify everyone
  /// who has read a string.
  func replaceMessages(with overlays: [String: any LanguageOverlay]) {
    let wasRead = state.withLock { state in
      guard !Self.areEqual(overlays, state.overlays) else { return false }
      state.overlays = overlays
      guard state.shared != nil else { return false }
      state.release += 1
      state.tables = state.tables.map { $0.with(overlays[$0.language]) }
      state.recent.read(state.tables, release: state.release)
      state.current = nil
      // Published before anyone is notified, who may read at once.
      _ = refresh(state)
      return true
    }
    if wasRead { preferences.noteReplacedMessages() }
  }

  private static func areEqual(
    _ overlays: [String: any LanguageOverlay], _ others: [String: any LanguageOverlay]
  ) -> Bool {
    guard overlays.count == others.count else { return false }
    for (language, overlay) in overlays {
      guard let other = others[language], overlay.isEqual(to: other) else { return false }
    }
    return true
  }

  /// Calls `body` for each of these messages that the catalog has, and returns how many it doesn't have. Checking takes
  /// as long as a first read of all of them, so the lock isn't held meanwhile.
  func compare(
    _ ids: [UInt64], by body: (UInt64, MessageSignature, _ source: UnsafeBufferPointer<UInt8>) -> Void
  ) -> Int {
    let keys = state.withLock { $0.shared?.keys } ?? MessageKeys(keysLiteral)
    let sources = RowLiteral(literal(source))
    var unknown = 0
    for id in ids {
      if let number = keys.index.number(of: id) {
        body(id, keys.signature(number), sources.line(number))
      } else {
        unknown += 1
      }
    }
    return unknown
  }

  /// Returns the snapshot for settings other than the preferences, with the generation of the preferences that it is
  /// created for. It isn't published, so the caller retains it.
  ///
  /// - Parameter previous: the caller's previous snapshot, whose messages the new one continues to read, since those of
  ///   one page or one response belong together.
  func snapshot(
    after previous: ChainSnapshot? = nil, adapting adapt: (LanguagePreferences.Settings) -> LanguagePreferences.Settings
  ) -> (generation: UInt64, snapshot: ChainSnapshot) {
    let (generation, present) = preferences.current()
    let settings = adapt(present)
    let (known, bundles, release) = state.withLock {
      ($0.recent.snapshot(for: settings), makeChain($0), $0.release)
    }
    let isOutdated = previous.map { $0.release != release } ?? false
    if let known, !isOutdated { return (generation, known) }
    // Requests arrive at the same time, so the lock isn't held meanwhile.
    let identities = identities(of: bundles.resolve(preferred: settings.languages), settings)
    if isOutdated, let previous { return (generation, previous.with(identities)) }
    return (generation, state.withLock { recentSnapshot(of: identities, for: settings, $0) })
  }

  /// Returns a Boolean value indicating whether a snapshot has the messages of the current release.
  func isInUse(_ snapshot: ChainSnapshot) -> Bool {
    state.withLock { $0.release == snapshot.release }
  }

  private func identities(
    of links: [BundleChain.Link], _ settings: LanguagePreferences.Settings
  ) -> [FormattingLocale.Identity] {
    links.map { link in
      FormattingLocale.Identity(
        language: link.language, formattingLanguage: pseudolocales.contains(link.language) ? source : nil,
        preference: link.preference, settings: settings)
    }
  }

  /// Returns the languages that a request asks for; those that it leaves to the server are in the order for a user of
  /// none of them.
  func languages(accepted: AcceptLanguage) -> [String] {
    accepted.languages(among: languagesForNobody, tables: languageTables).map(\.description)
  }

  /// All languages, in the order for a user of none of them.
  private var languagesForNobody: [LanguageTag] {
    var names: [String] = []
    for link in state.withLock({ makeChain($0) }).resolve(preferred: []) { names.append(link.language) }
    for language in languages where !names.contains(language) { names.append(language) }
    var tags: [LanguageTag] = []
    for name in names {
      guard let tag = LanguageTag(name), !tag.isPseudolocale || !pseudolocales.contains(tag.description) else {
        continue
      }
      tags.append(tag)
    }
    return tags
  }

  private func makeRecentSnapshot(
    _ settings: LanguagePreferences.Settings, _ state: State
  ) -> ChainSnapshot {
    let bundles = makeChain(state).resolve(preferred: settings.languages)
    return recentSnapshot(of: identities(of: bundles, settings), for: settings, state)
  }

  private func recentSnapshot(
    of identities: [FormattingLocale.Identity], for settings: LanguagePreferences.Settings, _ state: State
  ) -> ChainSnapshot {
    let snapshot = state.recent.snapshot(of: identities) ?? makeSnapshot(identities, state)
    state.recent.keep(snapshot, for: settings)
    return snapshot
  }

  private func makeSnapshot(
    _ identities: [FormattingLocale.Identity], _ state: State
  ) -> ChainSnapshot {
    let (keys, reports) = state.shared ?? makeShared(state)
    let links = identities.map { identity in
      let known = state.tables.first { $0.language == identity.language }
      let table = known ?? makeTable(identity.language, keys, state.overlays)
      if known == nil { state.tables.append(table) }
      return ChainSnapshot.Link(table: table, locale: FormattingLocale(identity))
    }
    return ChainSnapshot(keys: keys, reports: reports, links: links, release: state.release)
  }

  private func makeShared(_ state: State) -> (MessageKeys, FallbackReports) {
    let keys = MessageKeys(keysLiteral)
    let shared = (keys, FallbackReports(count: keys.count))
    state.shared = shared
    return shared
  }

  private func makeTable(
    _ language: String, _ keys: MessageKeys, _ overlays: [String: any LanguageOverlay]
  ) -> LanguageMessages {
    // A pseudolocale has the source's texts, and so its numbers and plurals.
    let loader = MessageLoader(
      language: pseudolocales.contains(language) ? source : language, languageTables: languageTables)
    return LanguageMessages(language: language, literal: literal(language), keys: keys, loader: loader)
      .with(overlays[language])
  }

  /// Returns the rows of a language, or no rows if the catalog doesn't have it.
  private func literal(_ language: String) -> StaticString {
    literals.first { $0.language == language }?.messages ?? ""
  }

  private func makeChain(_ state: State) -> BundleChain {
    let chain =
      state.chain
      ?? BundleChain(
        languages: written, fallback: fallback, source: source, tables: languageTables, pseudolocales: pseudolocales)
    state.chain = chain
    return chain
  }
}
