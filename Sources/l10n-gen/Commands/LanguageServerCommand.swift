import ArgumentParser
import L10nLanguageServer

/// `l10n-gen language-server`: shows an editor the strings of the projects that it has open.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "language-server", abstract: "Serve an editor that speaks the Language Server Protocol.",
    discussion: """
      Editors start this command, and speak the Language Server Protocol 3.17 with it over standard input and output. \
      While you type, they show the findings of 'check', the strings of all languages, and where code uses them. \
      Documentation/Editors.md has the configuration for some editors.

      Exit status: 0 the editor ended the session; 1 the editor stopped without that, or sent something else.
      """)

  func run() throws {
    var process = ServerProcess()
    throw ExitCode(process.run())
  }
}
