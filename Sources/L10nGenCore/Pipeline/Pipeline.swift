/// The whole program, from the bytes of bundles to findings and Swift. It touches no file: ``TranslationsDirectory``
/// reads before it, and whoever calls it writes after it.
///
///     files ─ CatalogReader ─▶ catalog ─ AccessorTree ─▶ names
///                                 ├───── Checker ─▶ findings ─ Fixer ─▶ files
///                                 ├───── SwiftEmitter ─▶ generated files
///                                 └───── Comparison ◀─ the catalog of other files
package struct Pipeline: Sendable {
  let configuration: Configuration

  /// Creates a pipeline.
  package init(_ configuration: Configuration) {
    self.configuration = configuration
  }

  /// Creates a pipeline for files without a configuration.
  package init(_ reading: ReadingOptions) {
    configuration = Configuration(
      translations: TranslationPaths(""), reading: reading, checking: CheckingOptions(), emission: EmissionOptions())
  }

  /// Reads and checks the files of a translations directory.
  /// - Parameter sources: all Swift files that may read the messages, or `nil` not to look for unused ones.
  package func check(_ files: [InputFile], sources: [SourceFile]? = nil) -> CheckOutcome {
    let state = state(of: files)
    return outcome(of: state.catalog, accessors: state.accessors, checking, rules(for: state, sources))
  }

  /// Reads the files, and finds only what keeps strings from being read, or what else rules are given for.
  package func read(
    _ files: [InputFile], finding isWanted: (RuleID) -> Bool = \.isAboutReading
  ) -> CheckOutcome {
    let catalog = catalog(of: files)
    return outcome(of: catalog, accessors: accessors(of: catalog), checking, Rules.all.filter { isWanted($0.id) })
  }

  /// Reads the files, and finds only what keeps code from being generated. Only rules are run whose findings can be
  /// errors.
  ///
  /// - Parameter known: the findings that don't count.
  package func checkForCode(_ files: [InputFile], known: KnownFindings? = nil) -> CheckOutcome {
    let state = state(of: files)
    var outcome = outcome(
      of: state.catalog, accessors: state.accessors, checking, Rules.all.filter(checking.mayStop))
    if let known { outcome.setAside(known.baseline, in: known.directory, options: checking) }
    return outcome
  }

  /// Returns the errors of an outcome that keep code from being generated; all under `strict`.
  package func stoppingErrors(of outcome: CheckOutcome) -> [Finding] {
    outcome.stoppingErrors(strict: configuration.isStrict)
  }

  /// Reads and checks the files, and fixes what can be fixed without changing what texts mean. The outcome is that of
  /// the files with the fixes made.
  /// - Parameter sources: as for ``check(_:sources:)``.
  package func fix(_ files: [InputFile], sources: [SourceFile]? = nil) -> (outcome: CheckOutcome, fixes: Fixes) {
    let fixer = Fixer { files in
      let outcome = check(files, sources: sources)
      return (outcome.catalog, outcome.findings)
    }
    let fixed = fixer.fix(files)
    return (CheckOutcome(catalog: fixed.catalog, findings: fixed.findings), fixed.fixes)
  }

  /// Reads and checks the files, for people to look at their messages.
  package func overview(_ files: [InputFile]) -> (overview: CatalogOverview, outcome: CheckOutcome) {
    let state = state(of: files)
    let outcome = outcome(of: state.catalog, accessors: state.accessors, checking, Rules.all)
    let overview = CatalogOverview(state, findings: outcome.findings, configuration.emission)
    return (overview, outcome)
  }

  /// Compares an older state of the bundles with a catalog. The findings are what kept the older files from being read
  /// whole.
  package func compare(_ before: ComparedFiles, with catalog: Catalog) -> (comparison: Comparison, before: CheckOutcome)
  {
    let before = state(of: before)
    let comparison = Comparison(
      from: before, to: state(of: catalog), koreanParticles: configuration.emission.koreanParticles)
    return (comparison, unread(of: before))
  }

  /// Returns the messages of a catalog that no Swift code reads.
  /// - Parameter sources: all Swift files that may read them.
  package func unusedMessages(of catalog: Catalog, in sources: [SourceFile]) -> UnusedMessages {
    UnusedMessages(state(of: catalog), sources: sources, lookups: configuration.lookups)
  }

  /// Removes messages from the files of all languages, and from the metadata.
  /// - Parameters:
  ///   - keys: the key paths of the messages.
  ///   - catalog: the catalog of the files.
  package func removing(_ keys: Set<String>, from catalog: Catalog, _ files: [InputFile]) -> MessageRemoval {
    MessageRemoval(of: keys, from: catalog, files) { self.catalog(of: $0) }
  }

  /// Reads the files and, where nothing leaves the API unclear, generates the Swift. Only rules are run whose findings can
  /// be errors.
  ///
  /// - Parameter known: the findings that don't count.
  package func emit(_ files: [InputFile], known: KnownFindings? = nil) -> Generation {
    generate(from: files, Rules.all.filter(checking.mayStop), .files, known)
  }

  /// Reads and checks the files with all rules and, where nothing leaves the API unclear, generates the Swift in the files
  /// of ``ShardNames``.
  ///
  /// - Parameters:
  ///   - module: the name of the module whose code is wanted, or `nil` for all.
  ///   - known: the findings that don't count.
  package func build(_ files: [InputFile], module: String? = nil, known: KnownFindings? = nil) -> Generation {
    generate(from: files, Rules.all, .shards, known, module: module)
  }

  /// Reads two states of the bundles and compares them. The findings are what kept files from being read whole.
  package func compare(
    _ before: ComparedFiles, with after: ComparedFiles
  ) -> (comparison: Comparison, before: CheckOutcome, after: CheckOutcome) {
    let before = state(of: before)
    let after = state(of: after)
    let comparison = Comparison(
      from: before, to: after, koreanParticles: configuration.emission.koreanParticles)
    return (comparison, unread(of: before), unread(of: after))
  }

  /// Returns the texts that an app has whose tables are generated from a catalog.
  package func compiledTexts(of catalog: Catalog) -> CompiledTexts {
    configuration.emission.compiledTexts(of: catalog)
  }

  /// Returns the messages that replace those of a build of the app. This pipeline has the build's configuration.
  ///
  /// - Parameters:
  ///   - build: the catalog that the build was made of.
  ///   - compiled: its texts.
  ///   - version: its version, or `nil` if its name has none.
  ///   - catalog: the catalog of today's files.
  package func replacements(
    for build: Catalog, _ compiled: CompiledTexts, version: BuildVersion?, from catalog: Catalog
  ) -> TextReplacements {
    TextReplacements(for: build, compiled, version: version, from: catalog)
  }

  /// Returns the changes of the Swift API when the files of an outcome replace generated ones.
  /// - Parameter committed: the bytes of the files that are replaced or removed.
  package func apiChanges(from committed: [[UInt8]], to outcome: CheckOutcome) -> [APIChange] {
    APIChange.changes(from: committed, to: state(of: outcome.catalog))
  }

  /// Returns the changes of a module's Swift API, likewise.
  package func apiChanges(from committed: [[UInt8]], to module: ModuleCatalog) -> [APIChange] {
    APIChange.changes(from: committed, to: module.state)
  }

  /// Returns the names that keys have in committed code, and would lose to keys of a catalog that were added since.
  /// - Parameter committed: reads the bytes of the generated files; called only if a key has lost its name.
  package func keptNames<Failure: Error>(
    of catalog: Catalog, in committed: () throws(Failure) -> [[UInt8]]
  ) throws(Failure) -> [DerivedName] {
    try KeptNames(of: catalog) { () throws(Failure) in
      Set(CommittedAccessors(try committed()).declarations.byKey.keys)
    }.names
  }

  /// Returns the names that keys have in committed code of modules, likewise.
  /// - Parameter committed: reads the bytes of a module's generated files.
  package func keptNames<Failure: Error>(
    of catalog: Catalog, inModules committed: (ConfiguredModule) throws(Failure) -> [[UInt8]]
  ) throws(Failure) -> [DerivedName] {
    try KeptNames(of: catalog) { () throws(Failure) in
      var keyPaths: Set<String> = []
      for module in modules(of: catalog).catalogs() {
        let own = CommittedAccessors(try committed(module.module)).declarations.byKey.keys
        for keyPath in own { keyPaths.formUnion(module.projectKeyPaths(of: keyPath)) }
      }
      return keyPaths
    }.names
  }

  /// Returns the names that keys of tables have in a project already, and would lose to keys that were added since.
  /// - Parameter files: the files of the project.
  package func keptNames(of tables: Catalog, in files: [InputFile]) -> [DerivedName] {
    KeptNames(of: tables) { Set(catalog(of: files).messages.map(\.keyPath)) }.names
  }

  private func state(of files: [InputFile]) -> Comparison.State { state(of: catalog(of: files)) }

  private func state(of side: ComparedFiles) -> Comparison.State {
    Pipeline(side.applied(to: configuration)).state(of: side.files)
  }

  func state(of catalog: Catalog) -> Comparison.State {
    // To divide a catalog takes a look at each message.
    Comparison.State(
      catalog: catalog, accessors: accessors(of: catalog),
      modules: configuration.modules.isEmpty ? [] : modules(of: catalog).catalogs())
  }

  private func modules(of catalog: Catalog) -> ModuleCatalogs {
    ModuleCatalogs(
      catalog, configuration.modules, directory: configuration.translations.directory,
      usesNamespaces: configuration.reading.usesNamespaces)
  }

  /// Returns the problems of reading a state's files, whatever the severities in the configuration. Problems of the
  /// configuration aren't included, because they don't depend on the state.
  private func unread(of state: Comparison.State) -> CheckOutcome {
    let rules = Rules.all.filter(\.id.isAboutReading)
    var outcome = outcome(of: state.catalog, accessors: state.accessors, CheckingOptions(), rules)
    outcome.findings.removeAll { $0.location.file == configuration.reading.configuration.path }
    return outcome
  }

  private func generate(
    from files: [InputFile], _ rules: [any Rule], _ layout: SwiftEmitter.Layout, _ known: KnownFindings?,
    module: String? = nil
  ) -> Generation {
    let catalog = catalog(of: files)
    if !configuration.modules.isEmpty { return generateModules(of: catalog, files, rules, layout, known, only: module) }
    let emitter = SwiftEmitter(configuration.emission, layout: layout)
    let checker = Checker(rules, options: checking)
    let languages = CheckedLanguage.languages(of: catalog)
    let rows = TableRows(catalog)
    let ranges = catalog.messageRanges
    // Code is written before it is known whether there are errors: hardly any run has some. While accessors get their
    // names, each message is written to the tables and checked at once, as long as it is in reach of the processor.
    let (accessors, parts) = Concurrently.map(ranges.count, beside: { self.accessors(of: catalog) }) { index in
      (
        lines: TablesWriter.Part(of: rows, rows.range(of: ranges[index])),
        reports: checker.reports(on: ranges[index], of: catalog, languages)
      )
    }
    let code = emitter.accessors(for: catalog, accessors)
    let (findings, tables) = Concurrently.both(
      { checker.findings(in: catalog, accessors: accessors, onMessages: parts.map(\.reports)) },
      { emitter.tables(for: catalog, rows, parts.map(\.lines)) })
    var generation = generation(of: catalog, findings, files, known)
    guard !generation.isStopped else { return generation }
    // Releases compare files, and find errors by the rules of a later version: for them a build has all of its texts.
    generation.files =
      generation.leftOut.isEmpty
      ? code + [tables] : emitter.code(for: generation.catalog, accessors, releasedAs: catalog)
    return generation
  }

  /// Checks all strings, and writes the code of each module if nothing leaves the API of any unclear.
  private func generateModules(
    of catalog: Catalog, _ files: [InputFile], _ rules: [any Rule], _ layout: SwiftEmitter.Layout,
    _ known: KnownFindings?, only name: String?
  ) -> Generation {
    let findings = outcome(of: catalog, accessors: accessors(of: catalog), checking, rules).findings
    var generation = generation(of: catalog, findings, files, known)
    let modules = modules(of: generation.catalog)
    generation.filesWithoutModule = modules.filesWithoutModule
    guard !generation.isStopped else { return generation }
    let wanted = configuration.modules.indices.filter { name == nil || configuration.modules[$0].name == name }
    generation.modules = modules.catalogs(Set(wanted)).map { strings in
      let emitter = SwiftEmitter(strings.module.emission(configuration.emission), layout: layout)
      return GeneratedModule(strings: strings, files: emitter.code(for: strings.catalog, strings.accessors))
    }
    return generation
  }

  /// Returns what is known of a catalog before its code is: its findings, and what they keep from being generated.
  private func generation(
    of catalog: Catalog, _ findings: [Finding], _ files: [InputFile], _ known: KnownFindings?
  ) -> Generation {
    let strict = configuration.isStrict
    var generation = Generation(
      outcome: CheckOutcome(catalog: catalog, findings: findings), leftOut: LeftOutTexts(findings, in: catalog))
    if let known { generation.outcome.setAside(known.baseline, in: known.directory, options: checking) }
    generation.stopping = stoppingErrors(of: generation.outcome)
    let reading = configuration.reading
    generation.unread = files.filter { $0.failure != nil }
      .filter { strict || $0.mayHave(language: reading.source, listed: reading.languages) }.compactMap(\.failure)
    return generation
  }

  private var checking: CheckingOptions {
    var checking = configuration.checking
    // Where particles aren't resolved, their both-forms would be shown.
    if !configuration.emission.koreanParticles { checking.severities[.bareParticle] = .off }
    return checking
  }

  private func rules(for state: Comparison.State, _ sources: [SourceFile]?) -> [any Rule] {
    guard let sources, checking.allows(.unusedKey) else { return Rules.all }
    let unused = UnusedMessages(state, sources: sources, lookups: configuration.lookups).messages
    let accessors = Dictionary(unused.map { ($0.key, $0.accessor) }) { first, _ in first }
    return Rules.all.filter { $0.id != .unusedKey } + [UnusedKey(accessors: accessors)]
  }

  private func catalog(of files: [InputFile]) -> Catalog {
    CatalogReader.catalog(of: files, options: configuration.reading)
  }

  private func accessors(of catalog: Catalog) -> AccessorTree {
    let tree = AccessorTree(
      catalog, rootEnum: configuration.emission.enumName, hasUpdates: configuration.emission.updates != nil)
    // Names of different modules can't collide, and those of one may without its folders.
    return configuration.modules.isEmpty
      ? tree : tree.withCollisions(modules(of: catalog).catalogs().flatMap(\.collisions))
  }

  private func outcome(
    of catalog: Catalog, accessors: AccessorTree, _ options: CheckingOptions, _ rules: [any Rule]
  ) -> CheckOutcome {
    let checker = Checker(rules, options: options)
    return CheckOutcome(catalog: catalog, findings: checker.findings(in: catalog, accessors: accessors))
  }
}
