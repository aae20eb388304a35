import ArgumentParser
import L10nProject
import L10nText

/// The command-line tool.
@main
struct L10nGen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "l10n-gen",
    abstract: "Check translation files and generate type-safe Swift from them.",
    discussion: """
      Settings come from l10n.yml in the working directory, in its translations directory, or in the directories above, \
      up to the root of the git repository.

      Examples:

        l10n-gen init            write an l10n.yml for your translation files
        l10n-gen check --fix     report mistakes, and apply safe fixes
        l10n-gen emit            generate the Swift code
        l10n-gen emit --verify   fail if the committed Swift code is out of date
        l10n-gen diff main       show which strings changed since 'main'
        l10n-gen report          write a web page that shows all strings
        l10n-gen show KEY        show a message in all languages
        l10n-gen outdated        list translations that are older than their source
        l10n-gen unused          list the messages that no Swift code reads
        l10n-gen extract         bring String Catalogs up to date with Swift code

      Shell completions: l10n-gen --generate-completion-script zsh (or bash, fish).

      Exit status: 0 success; 1 errors, or a difference found by --verify; 2 invalid usage or configuration, or a file \
      that can't be read or written.
      """,
    // The only place with the version; scripts/release-version.sh reads it here for everything else that needs it.
    version: "0.1.0",
    subcommands: [
      CheckCommand.self, EmitCommand.self, WatchCommand.self, DiffCommand.self, ReportCommand.self, ShowCommand.self,
      OutdatedCommand.self,
      UnusedCommand.self,
      AddCommand.self, RemoveCommand.self, RenameCommand.self, MoveCommand.self, FormatCommand.self,
      ExtractCommand.self,
      ResolveCommand.self,
      RulesCommand.self,
      InitCommand.self, ImportCommand.self, ExportCommand.self, TranslateCommand.self, ConvertCommand.self,
      MergeCommand.self, EjectCommand.self,
      PackCommand.self, SignCommand.self, VerifyCommand.self, RetractCommand.self,
      LanguageServerCommand.self, MCPCommand.self, BuildCommand.self,
    ]
  )

  /// Runs the command given by the arguments, with the exit statuses of this tool instead of the parser's.
  static func main() {
    do {
      try refuseUnknownCommand()
      var command = try parseAsRoot()
      try command.run()
    } catch let refusal as Refusal {
      Console.explain(refusal)
      exit(withError: ExitCode(2))
    } catch {
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      Console.error(fullMessage(for: error) + "\n")
      exit(withError: ExitCode(2))
    }
  }

  /// Replaces the parser's message for a misspelled command, an unexpected argument, which has no suggestion.
  private static func refuseUnknownCommand() throws(Refusal) {
    var command: any ParsableCommand.Type = self
    var path = "l10n-gen"
    for name in CommandLine.arguments.dropFirst() {
      let commands = command.configuration.subcommands
      guard !name.hasPrefix("-"), !commands.isEmpty else { return }
      guard let next = commands.first(where: { $0.configuration.commandName == name }) else {
        let names = commands.compactMap { $0.configuration.commandName } + (command == self ? ["help"] : [])
        guard !names.contains(name) else { return }
        let suggestion = NearestName.suggestion(for: name, among: names)
        let advice = suggestion.map { "did you mean '\($0)'?" } ?? "'\(path) --help' lists the commands"
        throw .usage("there is no command '\(path == "l10n-gen" ? name : "\(path) \(name)")'; \(advice)")
      }
      command = next
      path += " \(name)"
    }
  }
}
