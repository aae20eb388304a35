import L10nLanguage

/// One catalog's tables, and the chain of them that the preferences ask for now.
final class Catalog: Sendable {
  /// A language with its table, as generated code passes them.
  typealias Literal = (language: String, messages: StaticString)

  private struct State {
    var shared: (keys: MessageKeys, reports: FallbackReports)?
    var tables: [String: LanguageTable] = [:]
    var chain: BundleChain?
    /// Those that were published, which readers may look at without holding them.
    var snapshots: [ChainSnapshot] = []
    /// The current snapshot if too many were already published.
    var unpublished: (generation: UInt64, snapshot: ChainSnapshot)?
    var recent = RecentSnapshots()
  }

  /// The number of snapshots a catalog publishes. They are freed only with the catalog, and few people have more
  /// languages and locales than these; a program that goes through hundreds pays with the lock that later ones are read
  /// under.
  static let publishingLimit = 64

  /// The place where the snapshot in use is found.
  let published = PublishedSnapshot()
  /// The languages of the tables, and the pseudolocales.
  let languages: [String]
  private let written: [String]
  private let hasPseudolocales: Bool
  private let source: String
  private let fallback: [String]
  private let compilerOptions: (syntax: MessageSyntax, koreanParticles: Bool)
  private let keysLiteral: StaticString
  private let literals: [String: StaticString]
  /// Whose languages are followed.
  let preferences: LanguagePreferences
  private let state = Guarded(State())

  init(
    source: String, fallback: [String], syntax: MessageSyntax, koreanParticles: Bool, keys: StaticString,
    tables: [Literal], pseudolocales: Bool = false, preferences: LanguagePreferences
  ) {
    self.source = source
    self.fallback = fallback
    compilerOptions = (syntax, koreanParticles)
    keysLiteral = keys
    let written = tables.map(\.language)
    self.written = written
    languages = written + (pseudolocales ? Pseudolocale.allCases.map(\.rawValue).filter { !written.contains($0) } : [])
    hasPseudolocales = pseudolocales
    literals = Dictionary(tables.map { ($0.language, $0.messages) }) { first, _ in first }
    self.preferences = preferences
  }

  deinit {
    published.deallocate()
  }

  /// Returns the snapshot for the current preferences. It is published, and then keeps its address as long as the
  /// catalog exists, unless too many were published before.
  func refresh() -> ChainSnapshot {
    state.withLock { state in
      // Read with the lock held, so that two threads can't publish a later and an earlier state in the wrong order.
      let (generation, settings) = preferences.current()
      if let (known, snapshot) = state.unpublished, known == generation { return snapshot }
      let chain = makeChain(&state).resolve(preferred: settings.languages)
      let identities = identities(of: chain, settings)
      let kept = state.snapshots.first { $0.isFor(identities) }
      let snapshot = kept ?? state.recent.snapshot(of: identities) ?? makeSnapshot(identities, &state)
      if kept == nil {
        guard state.snapshots.count < Self.publishingLimit else {
          state.unpublished = (generation, snapshot)
          return snapshot
        }
        state.snapshots.append(snapshot)
      }
      state.unpublished = nil
      snapshot.view.pointee.generation.store(generation)
      published.store(snapshot)
      return snapshot
    }
  }

  /// Returns the snapshot for settings other than the preferences, given the state of the preferences that it is
  /// created for. It isn't published: its reader retains it.
  func snapshot(
    adapting adapt: (inout LanguagePreferences.Settings) -> Void
  ) -> (generation: UInt64, snapshot: ChainSnapshot) {
    var (generation, settings) = preferences.current()
    adapt(&settings)
    let (known, bundles) = state.withLock { ($0.recent.snapshot(for: settings), makeChain(&$0)) }
    if let known { return (generation, known) }
    // Requests come in crowds, so the lock isn't held meanwhile.
    let identities = identities(of: bundles.resolve(preferred: settings.languages), settings)
    return state.withLock { state in
      let snapshot = state.recent.snapshot(of: identities) ?? makeSnapshot(identities, &state)
      state.recent.keep(snapshot, for: settings)
      return (generation, snapshot)
    }
  }

  private func identities(
    of languages: [String], _ settings: LanguagePreferences.Settings
  ) -> [FormattingLocale.Identity] {
    languages.map { language in
      FormattingLocale.Identity(
        language: language, formattingLanguage: pseudolocale(language) == nil ? nil : source, settings: settings)
    }
  }

  /// The languages that a request asks for, those it leaves to the server in the order of a reader of none of them.
  func languages(accepted: AcceptLanguage) -> [String] {
    accepted.languages(among: languagesForNobody).map(\.description)
  }

  /// All languages, in the order of a reader of none of them.
  private var languagesForNobody: [LanguageTag] {
    let chain = state.withLock { makeChain(&$0) }.resolve(preferred: [])
    let tags = (chain + languages.filter { !chain.contains($0) }).compactMap { LanguageTag($0) }
    return hasPseudolocales ? tags.filter { Pseudolocale($0) == nil } : tags
  }

  private func makeSnapshot(
    _ identities: [FormattingLocale.Identity], _ state: inout State
  ) -> ChainSnapshot {
    let (keys, reports) = state.shared ?? makeShared(&state)
    let links = identities.map { identity in
      let table = state.tables[identity.language] ?? makeTable(identity.language, keys)
      state.tables[identity.language] = table
      return ChainSnapshot.Link(table: table, locale: FormattingLocale(identity))
    }
    return ChainSnapshot(keys: keys, reports: reports, links: links)
  }

  private func makeShared(_ state: inout State) -> (MessageKeys, FallbackReports) {
    let keys = MessageKeys(keysLiteral)
    let shared = (keys, FallbackReports(count: keys.count))
    state.shared = shared
    return shared
  }

  private func makeTable(_ language: String, _ keys: MessageKeys) -> LanguageTable {
    let pseudolocale = pseudolocale(language)
    let written = pseudolocale == nil ? language : source
    return LanguageTable(
      language: language, literal: literals[written] ?? "", keys: keys,
      compiler: MessageCompiler(
        language: written, syntax: compilerOptions.syntax, koreanParticles: compilerOptions.koreanParticles,
        pseudolocale: pseudolocale))
  }

  /// The pseudolocale that a language is; `nil` for one that has a table.
  private func pseudolocale(_ language: String) -> Pseudolocale? {
    literals[language] == nil ? Pseudolocale(rawValue: language) : nil
  }

  private func makeChain(_ state: inout State) -> BundleChain {
    let chain =
      state.chain
      ?? BundleChain(
        languages: written, fallback: fallback, source: source, hasPseudolocales: hasPseudolocales)
    state.chain = chain
    return chain
  }
}
