import ArgumentParser
import L10nGenCore

/// `l10n-gen check`: finds what is wrong with the bundles.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Finds what is wrong with the bundles, and prints it.",
    discussion: """
      A project that has findings already lists them with --write-baseline once, and gives that file with --baseline \
      from then on: only new findings count.
      """)

  @OptionGroup var options: ConfigurationOptions

  @Option(help: "How findings are printed; the default suits a terminal, GitHub Actions or an Xcode build.")
  var format: ReportFormat = .suited

  @Flag(help: "Makes warnings errors.")
  var strict = false

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("Grades a rule: error, warning, info or off.", valueName: "id=level"),
    transform: RuleOption.init(parsing:))
  var rules: [RuleOption] = []

  @Flag(
    help: """
      Mends in the files what can be mended without changing what texts mean, of whatever severity; rules that are off \
      mend nothing.
      """)
  var fix = false

  @OptionGroup var baselineOptions: BaselineOptions

  @Option(
    help: ArgumentHelp("Appends a summary in Markdown to this file, such as $GITHUB_STEP_SUMMARY.", valueName: "file"),
    completion: .file())
  var summary: String?

  func run() throws {
    try ConfigurationOptions.refuseEmpty(summary, "--summary")
    var loaded = try options.load()
    for option in rules { loaded.configuration.checking.severities[option.rule] = option.setting }
    loaded.configuration.checking.strict = strict
    let known = try baselineOptions.load()
    let fixing = fix ? try BundleFixing(loaded) : nil
    let files = try fixing?.files ?? loaded.files()
    var outcome = fixing?.outcome ?? Pipeline(loaded.configuration).check(files)
    fixing?.explain()
    let written = try baselineOptions.written(outcome.findings, in: loaded.translations)
    if let baseline = written ?? known {
      outcome.setAside(baseline, in: loaded.translations, options: loaded.configuration.checking)
    }
    // Before the report: whoever reads that may stop listening.
    if let summary { try append(SummaryReport(outcome).text, to: summary) }
    try format.printReport(of: outcome)
    try Refusal.refuseUnread(files)
    if fixing?.failures.isEmpty == false { throw ExitCode(2) }
    if outcome.hasErrors { throw ExitCode(1) }
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
  /// Ends a command that told what it found in the files that could be read, where there are others.
  static func refuseUnread(_ files: [InputFile]) throws(Refusal) {
    let failures = files.compactMap(\.failure)
    if !failures.isEmpty { throw .files(failures) }
  }
}

extension ConfigurationOptions.Loaded {
  /// The files of the translations directory, those among them that could not be read.
  func files() throws(Refusal) -> [InputFile] {
    do {
      return try TranslationsDirectory.files(at: translations)
    } catch {
      throw .file(error)
    }
  }
}
