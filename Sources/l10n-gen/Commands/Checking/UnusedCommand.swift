import ArgumentParser
import L10nChecking
import L10nEditing
import L10nPipeline
import L10nProject
import L10nSwiftCode
import L10nText

/// `l10n-gen unused`: lists the messages that aren't used in Swift code.
struct UnusedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unused", abstract: "List the messages that no Swift code reads.",
    discussion: """
      Reads all Swift files in the directory of l10n.yml, or in the directories given with --sources. Uses that can't \
      be followed count as read and are listed, for example an enum of accessors that is passed to a function, or a \
      key that is built at run time: the messages that only they may read are listed separately. Messages that only \
      storyboards or Objective-C read are listed as unused. --remove removes those that are certainly unused, if git has \
      all changes of the translation files, so that it can undo this.

      Examples:

        l10n-gen unused
        l10n-gen unused --sources App --sources Packages --format xcode
        l10n-gen unused --remove
      """)

  @OptionGroup var options: ConfigurationOptions

  @OptionGroup var sourceOptions: SourceOptions

  @Option(help: "The output format.")
  var format: Format = .text

  @Flag(help: "Remove these messages from the files of all languages, and from metadata.yml.")
  var remove = false

  /// The output format.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, xcode
  }

  func run() throws {
    if remove { try options.lock() }
    let loaded = try options.load()
    try loaded.refuseListing()
    let files = try loaded.files()
    try Refusal.refuseUnread(files)
    let pipeline = Pipeline(loaded.configuration)
    let outcome = pipeline.read(files)
    // A mistake in a translation hides no message, but its file can't be edited.
    var stopping = outcome
    if !remove { stopping.findings = outcome.stoppingErrors() }
    try stopping.refuseReadingMistakes("No messages are listed, because some files can't be read.")

    let code = try sourceOptions.code(default: loaded.base, loaded.configuration) ?? []
    let report = UnusedReport(unused: pipeline.unusedMessages(of: outcome.catalog, in: code))
    switch format {
    case .text: try Console.output(report.text)
    case .json: try Console.output(report.json)
    case .xcode: try Console.output(report.xcode)
    }
    if remove, !report.unused.messages.isEmpty {
      try refuseUncommitted(loaded.translations)
      Console.error("Removing \(String.counted(report.unused.messages.count, "message"))…\n")
      let keys = Set(report.unused.messages.map(\.key))
      try write(pipeline.removing(keys, from: outcome.catalog, files), to: loaded.translations)
    }
  }

  /// Refuses to remove uncommitted text, which git couldn't restore. Projects without git have other backups.
  private func refuseUncommitted(_ translations: String) throws(Refusal) {
    let isFile = FileSystem.kind(of: translations) == .file
    let git = Git(directory: isFile ? FilePath.parent(translations) : translations)
    let path = isFile ? FilePath.name(translations) : "."
    // What a stopped run left there isn't a change that a person made.
    let leftovers = ":(exclude,glob)**/\(TemporaryName.pattern)"
    let changes = try? git.output(["-c", "core.fsmonitor=false", "status", "--porcelain", "--", path, leftovers])
    guard changes?.isEmpty == false else { return }
    throw .usage(
      "'\(translations)' has changes that git doesn't have; commit or stash them, so that you can undo the removal with "
        + "'git checkout'")
  }

  private func write(_ removal: MessageRemoval, to translations: String) throws {
    do {
      var batch = FileBatch()
      for file in removal.files {
        try batch.add(file.bytes, to: file.file.shownPath, in: translations, from: file.file.bytes)
      }
      try batch.write()
    } catch {
      throw Refusal.file(error)
    }
    let messages = String.counted(removal.removed.count, "message")
    Console.error("Removed \(messages) from \(String.counted(removal.files.count, "file"))\n")
    guard !removal.refused.isEmpty else { return }
    let names = removal.refused.map { "  \(Console.printable($0))\n" }.joined()
    Console.error(
      "Removing these would change others, because they share a line or an alias; remove them by hand:\n\(names)"
    )
    throw ExitCode(1)
  }
}
