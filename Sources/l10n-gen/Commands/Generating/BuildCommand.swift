import ArgumentParser
import L10nProject

/// `l10n-gen build`: generates the Swift code of one target in a build. The prebuilt package's plugin calls it in every
/// build. The source package's plugin calls `l10n-gen-build` instead, which takes less time to compile.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Generate Swift code during a build; the build tool plugin runs this.",
    shouldDisplay: false)

  @OptionGroup var options: ConfigurationOptions

  @Option(
    help: ArgumentHelp(
      "The directory for the generated files and for what is kept for the next build.", valueName: "directory"))
  var workDirectory: String

  @Option(help: ArgumentHelp("The target to build.", valueName: "name"))
  var target: String

  func run() throws {
    let isBuilt = try TargetBuild(options.place, workDirectory: workDirectory, target: target).run()
    // Exits without freeing all data, which would take longer.
    Self.exit(withError: isBuilt ? nil : ExitCode(1))
  }
}
