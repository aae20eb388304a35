import ArgumentParser
import L10nAgentServer

/// `l10n-gen mcp`: gives agents the strings of a project.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp", abstract: "Serve an agent that speaks the Model Context Protocol.",
    discussion: """
      Agents start this command, and speak the Model Context Protocol with it over standard input and output. They ask \
      for strings to translate, with everything that a translator needs to know, and submit translations, which are \
      checked and written as machine-translated. The server uses the files of the configuration only, no network and no \
      other program than git. Documentation/Agents.md has the configuration for some agents.

      Examples:

        l10n-gen mcp
        l10n-gen mcp --config App/l10n.yml --read-only

      Exit status: 0 the agent ended the session.
      """)

  @Option(help: ArgumentHelp("The configuration file, instead of l10n.yml.", valueName: "file"), completion: .file())
  var config: String?

  @Option(
    help: ArgumentHelp(
      "The directory of the translation files, instead of the one in l10n.yml, such as one of its 'sources' or 'listings'.",
      valueName: "directory"), completion: .directory)
  var translations: String?

  @Flag(help: "Leave out the tools that change files.")
  var readOnly = false

  func run() throws {
    let tools = AgentTools(AgentSupport.environment(config: config, translations: translations), isReadOnly: readOnly)
    var process = AgentProcess(AgentServer(tools, version: L10nGen.configuration.version))
    process.run()
  }
}
