import ArgumentParser
import L10nCatalog
import L10nProject

extension ExportCommand {
  /// `l10n-gen export notification-keys`.
  struct NotificationKeys: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "notification-keys",
      abstract: "List the strings that servers name in remote notifications.",
      discussion: """
        Prints the strings that 'notifications' in l10n.yml lists: the key for 'loc-key', 'title-loc-key' or \
        'subtitle-loc-key' of a payload, and what its 'loc-args' have to be, in order. Each of them is a string. Strings \
        that need a number are left out, with the reason.

        Examples:

          l10n-gen export notification-keys
          l10n-gen export notification-keys --format json > server/notification-keys.json

        Exit status: 0 all strings are listed; 1 some were left out, or the project has mistakes; 2 the usage or the \
        configuration is wrong, or a file can't be read.
        """)

    @OptionGroup var configuration: ConfigurationOptions

    @Option(help: "The output format.")
    var format: Format = .text

    /// The output format.
    enum Format: String, CaseIterable, ExpressibleByArgument {
      case text, json
    }

    func run() throws {
      let project = try ExportOptions.Project(configuration, languages: [], takesNewLanguages: false)
      try project.loaded.refuseListing()
      guard !project.reading.notifications.isEmpty else {
        throw Refusal.usage(
          "l10n.yml lists no strings of notifications; add those that servers name, such as 'notifications: [\"push.*\"]'"
        )
      }
      let report = NotificationKeysReport(project.catalog)
      try Console.output(format == .json ? report.json : report.text(TextStyle(isColored: Console.showsColor(.output))))
      for reason in report.leftOut { Console.error("Left out \(Console.printable(reason))\n") }
      if !report.leftOut.isEmpty { throw ExitCode(1) }
    }
  }
}
