import ArgumentParser
import L10nCatalog
import L10nEditing
import L10nFormats
import L10nProject
import L10nText

extension ExportCommand {
  /// `l10n-gen export po`.
  struct PO: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "po",
      abstract: "Write the project's strings to gettext's PO files.",
      discussion: """
        Writes the strings of each language to its file. A new entry has the text of the source language as its \
        original text, and the key path as its context; a key that is the text itself has no context. In existing \
        files, changes only the entries that differ, adds new ones below the others, and keeps entries that the project \
        doesn't have. Strings that need a review are marked as fuzzy. Lists the strings that gettext can't hold, with the \
        reason.

        Examples:

          l10n-gen export po --output 'po/{language}.po'
          l10n-gen export po --output 'locale/{language}/LC_MESSAGES/app.po' --language ko
          l10n-gen export po --lossy

        Exit status: 0 all strings are in the files; 1 some were left out, or the project has mistakes; 2 the usage or \
        the configuration is wrong, or a file can't be read or written.
        """)

    @OptionGroup var options: ExportOptions

    @OptionGroup var losses: LossOptions

    @Option(
      help: ArgumentHelp("The files to write or change, with '{language}' in their path.", valueName: "path"))
    var output = "po/{language}.po"

    func run() throws {
      guard output.contains(SystemTable.placeholder), output.hasSuffix(".\(POFile.fileExtension)") else {
        throw Refusal.usage("--output '\(output)' isn't a path of PO files; write one such as 'po/{language}.po'")
      }
      let project = try options.project()
      try ExportOptions.write(
        tableAt: output, of: project, languages: options.selected, acceptsLosses: losses.areAccepted)
    }
  }
}
