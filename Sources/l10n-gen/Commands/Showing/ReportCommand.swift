import ArgumentParser
import L10nChecking
import L10nPipeline
import L10nProject
import L10nReview
import L10nText

/// `l10n-gen report`: writes a web page that shows all messages.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Write a web page that shows all strings.",
    discussion: """
      The page shows every message in all languages, as users see it, with the findings about it. It is a single file \
      that works offline: open it in a browser, or send it to anyone who reviews the strings.

      Examples:

        l10n-gen report                   write report.html
        l10n-gen report --since main      also show what changed since 'main'
        l10n-gen report --format json     print the same information for programs

      If something can't be read, the page shows what and where. Exit status: 0 the report is complete; 1 some strings \
      can't be read; 2 the usage or the configuration is wrong, or a file can't be read or written.
      """)

  @OptionGroup var options: ConfigurationOptions

  @Option(
    help: ArgumentHelp(
      "The file to write; default: report.html, or standard output for --format json.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Show what changed since a directory or a revision such as HEAD~1 or main.", valueName: "rev"))
  var since: String?

  @Option(help: "The output format.")
  var format: Format = .html

  /// The output format.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case html, json
  }

  func run() throws {
    try ProjectLock.acquire(around: ".")
    try Refusal.refuseEmpty(output, "--output")
    let loaded = try options.load()
    let before = try since.map { try ComparedState($0, of: loaded.paths) }
    let files = try loaded.files()
    let sources = try loaded.checkedSources()
    var unread = files + sources.flatMap(\.files)
    let pipeline = Pipeline(loaded.configuration)
    let overview = pipeline.overview(files, since: earlierSources(loaded), comparedWith: sources)
    var outcome = overview.outcome
    outcome.add(sources)
    for listing in loaded.listings {
      let check = try AdditionalCheck(listing)
      outcome.add(listing: check.outcome, at: listing.translations)
      unread += check.files
    }
    let report = TranslationsReport(
      messages: overview.overview.messages, outcome: outcome, unread: unread.compactMap(\.failure),
      changes: try before.map { state in
        let (comparison, unread) = pipeline.compare(try state.compared(loaded), with: outcome.catalog)
        state.explain(unread)
        return .init(since: state.name, comparison: comparison)
      })
    let json = TranslationsJSON.text(of: report)
    switch format {
    case .html: try write(TranslationsPage.bytes(showing: json), to: output ?? "report.html")
    case .json: if let output { try write(Array(json.utf8), to: output) } else { try Console.output(json) }
    }
    FindingsText.explain(outcome.readingMistakes, in: outcome.catalog)
    try Refusal.refuseUnread(unread)
    if !outcome.readingMistakes.isEmpty { throw ExitCode(1) }
  }

  /// Returns the earlier texts, which show what is outdated; or says why they aren't known.
  private func earlierSources(_ loaded: LoadedConfiguration) -> EarlierSources? {
    do {
      return try EarlierSources(inHistoryOf: loaded)
    } catch .usage {
      Console.error("note: outdated translations aren't shown, because there is no git history of these files\n")
    } catch {
      Console.explain(error, as: "note")
    }
    return nil
  }

  private func write(_ bytes: [UInt8], to path: String) throws(Refusal) {
    do {
      try ExportedFile.write(bytes, to: path, over: nil)
    } catch {
      throw .file(error)
    }
  }
}
