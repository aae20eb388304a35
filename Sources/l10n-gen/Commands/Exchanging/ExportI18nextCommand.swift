import ArgumentParser
import L10nCatalog
import L10nEditing
import L10nFormats
import L10nProject
import L10nText

extension ExportCommand {
  /// `l10n-gen export i18next`.
  struct I18next: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "i18next",
      abstract: "Write the project's strings to i18next's JSON files.",
      discussion: """
        Writes messages with i18next's placeholders, the forms of a plural to keys such as reviews_one, and the texts of \
        a select to keys with the word as a context. In existing files, changes only the texts that differ, adds new \
        keys, and keeps keys that the project doesn't have. With {namespace} in the path, the first part of a key path \
        is the namespace. Lists the strings that i18next can't hold, with the reason.

        Examples:

          l10n-gen export i18next --output 'public/locales/{language}/{namespace}.json'
          l10n-gen export i18next --language ko
          l10n-gen export i18next --lossy

        Exit status: 0 all strings are in the files; 1 some were left out, or the project has mistakes; 2 the usage or \
        the configuration is wrong, or a file can't be read or written.
        """)

    @OptionGroup var options: ExportOptions

    @OptionGroup var losses: LossOptions

    @Option(
      help: ArgumentHelp(
        "The files to write or change, with '{language}' and perhaps '{namespace}' in their path.", valueName: "path"))
    var output = "public/locales/{language}/translation.json"

    func run() throws {
      guard output.contains(SystemTable.placeholder), output.hasSuffix(".\(I18nextFile.fileExtension)") else {
        throw Refusal.usage(
          "--output '\(output)' isn't a path of i18next's files; write one such as "
            + "'public/locales/{language}/translation.json'")
      }
      let project = try options.project()
      try ExportOptions.write(
        I18nextExport.tables(at: output, of: project.catalog, options: project.reading, present: project.present),
        of: project, languages: options.selected,
        acceptsLosses: losses.areAccepted)
    }
  }
}
