import ArgumentParser
import L10nCatalog
import L10nEditing
import L10nFormats
import L10nProject
import L10nText

extension ExportCommand {
  /// `l10n-gen export arb`.
  struct ARB: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "arb",
      abstract: "Write the project's strings to Flutter's ARB files.",
      discussion: """
        Writes messages in Flutter's kind of ICU syntax to the file of each language, and new ones with their \
        descriptions and placeholders to that of the source language. In existing files, changes only the messages that \
        differ, adds new ones at the end, and keeps messages that the project doesn't have. Keys are those that the \
        files have, or key paths as names in Dart: storeTitle for store.title. Lists the strings that Flutter can't hold, \
        with the reason.

        Examples:

          l10n-gen export arb --output 'lib/l10n/app_{language}.arb'
          l10n-gen export arb --language ko
          l10n-gen export arb --lossy

        Exit status: 0 all strings are in the files; 1 some were left out, or the project has mistakes; 2 the usage or \
        the configuration is wrong, or a file can't be read or written.
        """)

    @OptionGroup var options: ExportOptions

    @OptionGroup var losses: LossOptions

    @Option(
      help: ArgumentHelp("The files to write or change, with '{language}' in their path.", valueName: "path"))
    var output = "lib/l10n/app_{language}.arb"

    func run() throws {
      let format = BundleFormats.format(ofFile: FilePath.name(output))
      guard FilePath.name(output).contains(SystemTable.placeholder), format?.id == .arb else {
        throw Refusal.usage(
          "--output '\(output)' isn't a path of Flutter's files; write one such as 'lib/l10n/app_{language}.arb'")
      }
      let project = try options.project()
      try ExportOptions.write(
        tableAt: output, of: project, languages: options.selected, acceptsLosses: losses.areAccepted)
    }
  }
}
