import ArgumentParser
import L10nCatalog
import L10nEditing
import L10nProject
import L10nText

extension ExportCommand {
  /// `l10n-gen export strings`.
  struct Strings: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "strings",
      abstract: "Write the project's strings to .strings and .stringsdict files.",
      discussion: """
        Writes plain strings to .strings files, and plurals to the .stringsdict files next to them. In existing files, \
        changes only the strings that differ, adds new ones at the end, and keeps strings that the project doesn't \
        have. Keys come from names.yml. Lists the strings that these files can't hold, with the reason.

        Examples:

          l10n-gen export strings --output 'App/{language}.lproj/Localizable.strings'
          l10n-gen export strings --language ko

        Exit status: 0 all strings are in the files; 1 some were left out, or the project has mistakes; 2 the usage or \
        the configuration is wrong, or a file can't be read or written.
        """)

    @OptionGroup var options: ExportOptions

    @Option(
      help: ArgumentHelp(
        "The files to write or change, with {language} in their path; their name is that of the table.",
        valueName: "path"))
    var output = "{language}.lproj/Localizable.strings"

    func run() throws {
      let table = FilePath.name(output)
      guard output.contains(SystemTable.placeholder), table.hasSuffix(".strings") else {
        throw Refusal.usage(
          "--output '\(output)' isn't a path of .strings files; write one such as 'App/{language}.lproj/Localizable.strings'"
        )
      }
      let project = try options.project()
      try ExportOptions.write(tableAt: output, of: project, languages: options.selected)
    }
  }
}
