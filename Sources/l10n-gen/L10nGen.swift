import ArgumentParser

/// The command line tool.
@main
struct L10nGen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "l10n-gen",
    abstract: "Turns translation bundles into typed Swift, and refuses bundles that would break the app.",
    discussion: """
      Settings come from l10n.yml in the working directory, else in the translations directory.

      Exit status: 0 fine; 1 findings of severity error, or a difference found by --verify; 2 wrong usage, \
      configuration, or a file that can't be read or written.
      """,
    // The only place that has it: scripts/release-version.sh reads it here for whatever else names a version.
    version: "0.1.0",
    subcommands: [
      CheckCommand.self, EmitCommand.self, DiffCommand.self, ResolveCommand.self, RulesCommand.self,
      InitCommand.self, BuildCommand.self,
    ]
  )

  /// Runs the command that the arguments name, ending with the statuses of this tool rather than those of the parser.
  static func main() {
    do {
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
}
