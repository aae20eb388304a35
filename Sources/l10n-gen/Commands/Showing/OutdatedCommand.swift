import ArgumentParser
import L10nProject

/// `l10n-gen outdated`: lists the translations that are older than their source.
struct OutdatedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "outdated", abstract: "List translations that are older than their source.",
    discussion: """
      Looks in the history of the current branch for the source that each translation translates, and lists those whose \
      source has another meaning now: another word, digit, placeholder, link or line break. Moved files, renamed keys \
      and changes of the format are followed. Translations that changed in the working tree count as up to date.

      Examples:

        l10n-gen outdated
        l10n-gen outdated --since v2.0      only count changes of the source since a revision
        l10n-gen outdated --format json     print the same for programs
        l10n-gen outdated --accept store.title --language de
        l10n-gen outdated --mark            give them the state needs-review

      --accept records in metadata.yml that the outdated translations of a string fit its present source, so that they \
      are listed again only after another change of it.

      --mark gives outdated translations that are final the state needs-review: in String Catalogs in the file itself, \
      otherwise in metadata.yml.

      Exit status: 0 whether or not something is outdated; 1 some strings can't be read, or something can't be written; 2 \
      invalid usage or configuration, or a history that can't be read whole.
      """)

  @OptionGroup var options: ConfigurationOptions

  @Option(
    help: ArgumentHelp("Only count changes of the source since a revision, such as v2.0 or main.", valueName: "rev"))
  var since: String?

  @Option(help: "The output format.")
  var format: Format = .text

  @Option(
    help: ArgumentHelp("Record that the outdated translations of a string fit its source.", valueName: "key"),
    completion: .keys)
  var accept: String?

  @Option(help: ArgumentHelp("With --accept, a language to accept; can be repeated. Default: all.", valueName: "lang"))
  var language: [String] = []

  @Flag(help: "Give outdated translations the state needs-review.")
  var mark = false

  /// The output format.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  func run() throws {
    try Refusal.refuseEmpty(since, "--since")
    if mark {
      guard accept == nil else { throw Refusal.usage("--mark and --accept contradict each other; use one of them") }
      return try MarkedTranslations(options, since: since).write()
    }
    if let accept { return try AcceptedTranslations(of: accept, language, options, since: since).write() }
    guard language.isEmpty else { throw Refusal.usage("--language needs --accept with the key of a string") }
    let project = try OutdatedProject(try options.load(), since: since, isListing: true)
    let report = OutdatedReport(project)
    switch format {
    case .text: try Console.output(report.text(TextStyle(isColored: Console.showsColor(.output))))
    case .json: try Console.output(report.json)
    }
    try project.outcome.refuseReadingMistakes("Strings that can't be read aren't compared.", takesNewLanguages: true)
  }
}
