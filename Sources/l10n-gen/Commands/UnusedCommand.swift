import ArgumentParser
import L10nGenCore

/// `l10n-gen unused`: lists the messages that no Swift code reads.
struct UnusedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unused", abstract: "List the messages that no Swift code reads.",
    discussion: """
      All Swift files below the folder of l10n.yml are read, or those below the folders of --sources. What can't be followed \
      counts as read, and is listed: an enum of accessors that is passed to a function, for example, or a key that is put \
      together while the app runs. Messages that only storyboards or Objective-C read are listed as unused.

      Examples:

        l10n-gen unused
        l10n-gen unused --sources App --sources Packages --format xcode
      """)

  @OptionGroup var options: ConfigurationOptions

  @Option(
    help: ArgumentHelp("A folder or file with Swift code that reads the messages; can be repeated.", valueName: "dir"),
    completion: .file(extensions: ["swift"]))
  var sources: [String] = []

  @Option(help: "The output format.")
  var format: Format = .text

  /// The output format.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, xcode
  }

  func run() throws {
    let loaded = try options.load()
    let files = try loaded.files()
    try Refusal.refuseUnread(files)
    let pipeline = Pipeline(loaded.configuration)
    let outcome = pipeline.read(files)
    try outcome.refuseReadingMistakes("Nothing is listed, since messages may be missing.")

    for place in sources { try ConfigurationOptions.refuseEmpty(place, "--sources") }
    let code = try SourceCode(
      at: sources.isEmpty ? [loaded.base] : sources, enumName: loaded.configuration.emission.enumName)
    let report = UnusedReport(unused: pipeline.unusedMessages(of: outcome.catalog, in: code.files))
    switch format {
    case .text: try Console.output(report.text)
    case .json: try Console.output(report.json)
    case .xcode: try Console.output(report.xcode)
    }
  }
}
