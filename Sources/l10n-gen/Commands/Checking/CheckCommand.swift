import ArgumentParser
import L10nCatalog
import L10nChecking
import L10nPipeline
import L10nProject
import L10nSwiftCode
import L10nText

/// `l10n-gen check`: reports mistakes in the translation files.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check translation files.",
    discussion: """
      Without an l10n.yml, the files are checked that 'l10n-gen init' would find.

      If a project has many findings, record them once with --write-baseline, and name that file as 'baseline' in \
      l10n.yml, or with --baseline, to see only new findings from then on.

      Examples:

        l10n-gen check            report findings, and the number of those that would be too many to read
        l10n-gen check --all      report all findings
        l10n-gen check --fix      apply safe fixes first
        l10n-gen check --sources App --sources Packages
        l10n-gen check --since main
        l10n-gen check --strict --rule untranslated=off
        l10n-gen check --write-baseline l10n-baseline.yml
        l10n-gen check --baseline l10n-baseline.yml --summary "$GITHUB_STEP_SUMMARY"
      """)

  @OptionGroup var options: ConfigurationOptions

  @Option(
    help: "The output format; the default depends on where the command runs: a terminal, GitHub Actions or Xcode.")
  var format: ReportFormat = .suited

  @Flag(help: "List all findings in the text format, however many there are.")
  var all = false

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("Set the severity of a rule: error, warning, info or off.", valueName: "id=level"),
    completion: .list(RuleID.allCases.map { "\($0.rawValue)=" }), transform: RuleOption.init(parsing:))
  var rules: [RuleOption] = []

  @Flag(
    help: """
      Apply safe fixes for findings of any severity, except those of rules that are off.
      """)
  var fix = false

  @OptionGroup var baselineOptions: BaselineOptions

  @OptionGroup var sourceOptions: SourceOptions

  @Option(
    help: ArgumentHelp(
      """
      Also report translations that didn't follow a change of their source since a directory or a revision such as \
      HEAD~1 or main, and what a bad export of a translation service lost.
      """, valueName: "rev"))
  var since: String?

  @Option(
    help: ArgumentHelp("Append a summary in Markdown to this file, such as $GITHUB_STEP_SUMMARY.", valueName: "file"),
    completion: .file())
  var summary: String?

  func run() throws {
    try Refusal.refuseEmpty(summary, "--summary")
    let isWriting = fix || baselineOptions.writeBaseline != nil
    if isWriting { try options.lock() }
    var loaded = try isWriting ? options.load() : options.loadOrStart(forCode: !sourceOptions.sources.isEmpty)
    for option in rules { loaded.configuration.checking.severities[option.rule] = option.setting }
    loaded.configuration.checking.strict = strict
    // Otherwise known findings of rules that can't find anything would count as gone.
    if since == nil {
      for rule in RuleID.allCases where rule.needsOlderFiles { loaded.configuration.checking.severities[rule] = .off }
    }
    if sourceOptions.sources.isEmpty {
      for rule in [RuleID.unusedKey, .missingFromCatalog, .hardCodedText] {
        loaded.configuration.checking.severities[rule] = .off
      }
    }
    // Without a configuration, no accessors are meant to be generated.
    if !options.hasConfiguration { loaded.configuration.checking.severities[.grammarAccessor] = .off }
    let isAlone = sourceOptions.isAlone(in: loaded)
    // It would report the source language.
    if isAlone { loaded.configuration.checking.severities[.unknownLanguage] = .off }
    let known = try baselineOptions.load(loaded)
    let code = try sourceOptions.rules(loaded)
    let before = try since.map { try ComparedState($0, of: loaded.paths).catalog(loaded) }
    let (sources, listings) = (loaded.sources, loaded.listings)
    let sourceChecks = try sources.map { try AdditionalCheck($0.project, fixes: fix, since: since) }
    let compared = zip(sources, sourceChecks).map {
      CheckedSource($0.configured, at: $0.project.translations, $1.files, $1.outcome)
    }
    let fixing = fix ? try BundleFixing(loaded, comparedWith: compared, code: code, since: before) : nil
    let files = try fixing?.files ?? (isAlone ? [] : loaded.files())
    var outcome =
      fixing?.outcome
      ?? Pipeline(loaded.configuration).check(files, since: before, comparedWith: compared, code: code)
    fixing?.explain()
    outcome.add(compared)
    let listingChecks = try listings.map { try AdditionalCheck($0, fixes: fix, since: since) }
    for (listing, check) in zip(listings, listingChecks) {
      outcome.add(listing: check.outcome, at: listing.translations)
    }
    let checks = sourceChecks + listingChecks
    let unread = files + checks.flatMap(\.files)
    let isFixed = (fixing?.failures.isEmpty ?? true) && checks.allSatisfy(\.isFixed)
    let paths = [loaded.paths] + sources.map(\.project.paths) + listings.map(\.paths)
    let linksPassedOver = paths.flatMap { TranslationsDirectory.linksPassedOver(at: $0) }
    // Otherwise the baseline would lose the known findings of the unread files.
    let isUnread = unread.contains { $0.failure != nil }
    let written = isUnread ? nil : try baselineOptions.written(outcome.findings, in: loaded.translations)
    if let known = written.map({ KnownFindings($0, in: loaded.translations) }) ?? known {
      outcome.setAside(known.baseline, in: known.directory, options: loaded.configuration.checking)
    }
    // Before the report, since a program that reads the report may stop early.
    if let summary { try append(SummaryReport(outcome).text, to: summary) }
    try format.printReport(of: outcome, showsAll: all)
    Console.note(linksPassedOver)
    try Refusal.refuseUnread(unread)
    if !isFixed { throw ExitCode(2) }
    // Exits without freeing all data, which would take longer than some rules.
    withExtendedLifetime(outcome) { Self.exit(withError: outcome.hasErrors ? ExitCode(1) : nil) }
  }

  private func append(_ text: String, to path: String) throws(Refusal) {
    do {
      try AppendedFile.append(Array(text.utf8), to: path)
    } catch {
      throw .file(error)
    }
  }
}

extension Refusal {
  /// Ends a command that reported on the readable files, if other files couldn't be read.
  static func refuseUnread(_ files: [InputFile]) throws(Refusal) {
    let failures = files.compactMap(\.failure)
    if !failures.isEmpty { throw .files(failures) }
  }
}
