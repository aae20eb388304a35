package import L10nCatalog
package import L10nChecking
package import L10nEmission
package import L10nText

/// The whole program, from the bytes of bundles to findings and Swift. It touches no file: ``TranslationsDirectory``
/// reads its input; callers write its output.
///
///     files ─ CatalogReader ─▶ catalog ─ AccessorTree ─▶ names
///                                 ├───── Checker ─▶ findings ─ Fixer ─▶ files
///                                 ├───── SwiftEmitter ─▶ generated files
///                                 └───── Comparison ◀─ the catalog of other files
package struct Pipeline: Sendable {
  package let configuration: Configuration

  package init(_ configuration: Configuration) {
    self.configuration = configuration
  }

  /// Creates a pipeline for files without a configuration.
  package init(_ reading: ReadingOptions) {
    configuration = Configuration(
      translations: TranslationPaths(""), reading: reading, checking: CheckingOptions(), emission: EmissionOptions())
  }

  /// Reads and checks the files of a translations directory.
  ///
  /// - Parameters:
  ///   - before: the older catalog for the rules that compare, or `nil` to skip them.
  ///   - sources: the strings of other platforms.
  ///   - code: the rules about code that was read, which replace those without code.
  package func check(
    _ files: [InputFile], since before: Catalog? = nil, comparedWith sources: [CheckedSource] = [],
    code: CodeRules? = nil
  ) -> CheckOutcome {
    let catalog = named(files)
    let rules: [any Rule] = Rules.comparing(with: before) + (code?.rules(for: catalog, checking) ?? [])
    return check(catalog, comparedWith: sources, rules)
  }

  /// Checks a catalog with all rules. Every command that reports their findings decides by this.
  ///
  /// The findings about other platforms' strings alone aren't among them; ``CheckOutcome/add(_:)`` adds these.
  ///
  /// - Parameters:
  ///   - sources: the strings of other platforms.
  ///   - rules: rules that know more than those of the same id, which they replace.
  package func check(
    _ catalog: NamedCatalog, comparedWith sources: [CheckedSource], _ rules: [any Rule] = []
  ) -> CheckOutcome {
    outcome(of: catalog, checking, allRules(for: catalog, comparedWith: sources, rules))
  }

  /// Does the same, and returns what makes it quicker to check a later catalog.
  ///
  /// - Parameter earlier: the messages of a catalog that a pipeline with the same configuration checked.
  package func check(
    _ catalog: NamedCatalog, comparedWith sources: [CheckedSource], since earlier: CheckedMessages?
  ) -> (outcome: CheckOutcome, checked: CheckedMessages) {
    let result = checker(for: catalog.catalog, checking, allRules(for: catalog, comparedWith: sources))
      .findings(in: catalog.catalog, accessors: catalog.accessors, since: earlier)
    return (CheckOutcome(catalog: catalog.catalog, findings: result.findings), result.checked)
  }

  private func allRules(
    for catalog: NamedCatalog, comparedWith sources: [CheckedSource], _ rules: [any Rule] = []
  ) -> [any Rule] {
    let rules = rules + (sources.isEmpty ? [] : Rules.comparing(catalog.catalog, with: sources.map(\.compared)))
    let replaced = Set(rules.map(\.id))
    return Rules.all.filter { !replaced.contains($0.id) } + rules
  }

  /// Reads the files, and reports only problems of reading, or the given rules' findings.
  package func read(
    _ files: [InputFile], finding isWanted: (RuleID) -> Bool = \.isAboutReading
  ) -> CheckOutcome {
    let catalog = catalog(of: files)
    let named = NamedCatalog(catalog: catalog, accessors: accessors(of: catalog))
    return outcome(of: named, checking, Rules.all.filter { isWanted($0.id) })
  }

  /// Reads the files, and reports only errors that prevent code from being generated. It runs only rules whose findings
  /// can be errors.
  ///
  /// - Parameter known: the findings to ignore.
  package func checkForCode(_ files: [InputFile], known: KnownFindings? = nil) -> CheckOutcome {
    var outcome = outcome(of: named(files), checking, Rules.all.filter(checking.mayStop))
    if let known { outcome.setAside(known.baseline, in: known.directory, options: checking) }
    return outcome
  }

  /// Returns the errors of an outcome that prevent code from being generated: all of them if the configuration is
  /// strict.
  package func stoppingErrors(of outcome: CheckOutcome) -> [Finding] {
    outcome.stoppingErrors(strict: configuration.isStrict)
  }

  /// Reads and checks the files, and applies safe fixes. The outcome is that of the fixed files.
  /// - Parameters:
  ///   - before: the same as in ``check(_:since:comparedWith:code:)``.
  ///   - sources: the same.
  ///   - code: the same.
  package func fix(
    _ files: [InputFile], since before: Catalog? = nil, comparedWith sources: [CheckedSource] = [],
    code: CodeRules? = nil
  ) -> (outcome: CheckOutcome, fixes: Fixes) {
    let fixer = Fixer { files in
      let outcome = check(files, since: before, comparedWith: sources, code: code)
      return (outcome.catalog, outcome.findings)
    }
    let fixed = fixer.fix(files)
    return (CheckOutcome(catalog: fixed.catalog, findings: fixed.findings), fixed.fixes)
  }

  /// Reads the files and generates the Swift, unless errors leave the API unclear. It runs only rules whose findings
  /// can be errors.
  ///
  /// - Parameter known: the findings to ignore.
  package func emit(_ files: [InputFile], known: KnownFindings? = nil) -> Generation {
    emit(catalog(of: files), from: files, known: known)
  }

  /// Does the same with a catalog that was read from the files.
  package func emit(_ catalog: Catalog, from files: [InputFile], known: KnownFindings?) -> Generation {
    generate(catalog, from: files, Rules.all.filter(checking.mayStop), .files, known)
  }

  /// Reads and checks the files with all rules and generates the Swift in the files of ``ShardNames``, unless errors
  /// leave the API unclear.
  ///
  /// - Parameters:
  ///   - module: the name of the module to generate, or `nil` for all.
  ///   - known: the findings to ignore.
  package func build(_ files: [InputFile], module: String? = nil, known: KnownFindings? = nil) -> Generation {
    generate(catalog(of: files), from: files, Rules.all, .shards, known, module: module)
  }

  /// Returns the texts of an app whose tables are generated from a catalog.
  package func compiledTexts(of catalog: Catalog) -> CompiledTexts {
    configuration.emission.compiledTexts(of: catalog)
  }

  /// Returns the messages that replace those of a build of the app. This pipeline must have the build's configuration.
  ///
  /// - Parameters:
  ///   - build: the catalog that the build was created from.
  ///   - compiled: its texts.
  ///   - version: its version, or `nil` if its name has none.
  ///   - catalog: the catalog of the current files.
  package func replacements(
    for build: Catalog, _ compiled: CompiledTexts, version: BuildVersion?, from catalog: Catalog
  ) -> MessageReplacements {
    MessageReplacements(for: build, compiled, version: version, from: catalog)
  }

  /// Returns the names that keys of tables already have in a project, and would lose to keys that were added since.
  /// - Parameter files: the files of the project.
  package func keptNames(of tables: Catalog, in files: [InputFile]) -> [DerivedName] {
    KeptNames(of: tables) { Set(catalog(of: files).messages.map(\.keyPath)) }.names
  }

  /// Reads the files of a translations directory, and names their accessors.
  package func named(_ files: [InputFile]) -> NamedCatalog { named(catalog(of: files)) }

  /// Names the accessors of a catalog.
  ///
  /// - Parameter earlier: a catalog that this pipeline has named. If the new one has the same accessors, they aren't
  ///   named again.
  package func named(_ catalog: Catalog, like earlier: NamedCatalog? = nil) -> NamedCatalog {
    if let earlier, earlier.hasAccessors(of: catalog) {
      return NamedCatalog(catalog: catalog, accessors: earlier.accessors)
    }
    // Dividing a catalog looks at each message.
    return NamedCatalog(
      catalog: catalog, accessors: accessors(of: catalog),
      modules: configuration.modules.isEmpty ? [] : modules(of: catalog).catalogs())
  }

  package func modules(of catalog: Catalog) -> ModuleCatalogs {
    ModuleCatalogs(
      catalog, configuration.modules, directory: configuration.translations.directory,
      usesNamespaces: configuration.reading.usesNamespaces)
  }

  private func generate(
    _ catalog: Catalog, from files: [InputFile], _ rules: [any Rule], _ layout: SwiftEmitter.Layout,
    _ known: KnownFindings?, module: String? = nil
  ) -> Generation {
    if !configuration.modules.isEmpty { return generateModules(of: catalog, files, rules, layout, known, only: module) }
    let emitter = SwiftEmitter(configuration.emission, layout: layout)
    let checker = Checker(rules, options: checking)
    let languages = CheckedLanguage.languages(of: catalog)
    let rows = MessageRows(catalog, configuration.emission)
    let ranges = catalog.messageRanges
    // Code is written before errors are known, since hardly any run has one. While accessors get their names, each
    // message is written to the tables and checked at the same time, so that its data stays in the processor's cache.
    let (accessors, parts) = Concurrently.map(ranges.count, beside: { self.accessors(of: catalog) }) { index in
      (
        lines: RowsWriter.Part(of: rows, rows.range(of: ranges[index])),
        reports: checker.reports(on: ranges[index], of: catalog, languages)
      )
    }
    let code = emitter.accessors(for: catalog, accessors)
    let (findings, tables) = Concurrently.both(
      { checker.findings(in: catalog, accessors: accessors, onMessages: parts.map(\.reports)) },
      { emitter.tables(for: catalog, rows, parts.map(\.lines)) })
    var generation = generation(of: catalog, findings, files, known)
    guard !generation.isStopped else { return generation }
    // Releases compare files, and a later version's rules may find other errors, so for them a build has all of its
    // texts.
    generation.files =
      generation.leftOut.isEmpty
      ? code + [tables] : emitter.code(for: generation.catalog, accessors, releasedAs: catalog)
    return generation
  }

  /// Checks all strings, and generates the code of each module unless errors leave the API of any of them unclear.
  private func generateModules(
    of catalog: Catalog, _ files: [InputFile], _ rules: [any Rule], _ layout: SwiftEmitter.Layout,
    _ known: KnownFindings?, only name: String?
  ) -> Generation {
    let findings = outcome(of: NamedCatalog(catalog: catalog, accessors: accessors(of: catalog)), checking, rules)
      .findings
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

  /// Returns the generation without its code: a catalog's findings, and those that prevent code from being generated.
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

  package var checking: CheckingOptions {
    var checking = configuration.checking
    // If particles aren't resolved, users would see both forms.
    if !configuration.emission.koreanParticles { checking.severities[.bareParticle] = .off }
    return checking
  }

  /// Reads the files of a translations directory.
  package func catalog(of files: [InputFile]) -> Catalog {
    CatalogReader.catalog(of: files, options: configuration.reading)
  }

  private func accessors(of catalog: Catalog) -> AccessorTree {
    var catalog = catalog
    // No code of this project reads a store's listing or the strings of another platform.
    if catalog.listing != nil || !configuration.hasAccessors { catalog.messages = [] }
    let tree = AccessorTree(
      catalog, rootEnum: configuration.emission.enumName, hasUpdates: configuration.emission.updates != nil)
    // Names in different modules can't collide, but those in one module may, without its folders.
    return configuration.modules.isEmpty
      ? tree : tree.withCollisions(modules(of: catalog).catalogs().flatMap(\.collisions))
  }

  /// Checks a catalog with some rules, ignoring the configured severities.
  package func outcome(of catalog: NamedCatalog, _ options: CheckingOptions, _ rules: [any Rule]) -> CheckOutcome {
    let findings = checker(for: catalog.catalog, options, rules)
      .findings(in: catalog.catalog, accessors: catalog.accessors)
    return CheckOutcome(catalog: catalog.catalog, findings: findings)
  }

  private func checker(for catalog: Catalog, _ options: CheckingOptions, _ rules: [any Rule]) -> Checker {
    Checker(catalog.listing != nil ? rules.filter(\.id.checksListings) : rules, options: options)
  }
}
