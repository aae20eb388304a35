import ArgumentParser

extension ExportCommand {
  /// `l10n-gen export xliff`.
  struct XLIFF: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "xliff",
      abstract: "Write XLIFF 1.2 files for translators, one for each language.",
      discussion: """
        The files match Xcode's export: units for String Catalogs have the same identifiers, strings, states and \
        notes. Notes contain the description, the maximum width and the other plural forms. Use 'l10n-gen import' to \
        read the files back. A file that contains translations not yet in the project is never replaced.

        Examples:

          l10n-gen export xliff                                  ko.xliff, zh-Hans.xliff and so on
          l10n-gen export xliff --language ko --only missing,needs-review
          l10n-gen export xliff --since v1.2 --output 'for-agency/{language}.xliff'

        Exit status: 0 all strings are in the files; 1 some were left out, or the project has mistakes; 2 the usage or the \
        configuration is wrong, or a file can't be read or written.
        """)

    @OptionGroup var options: TranslatorOptions

    @Option(
      help: ArgumentHelp(
        "The files to write; the path contains {language} unless there is only one.", valueName: "path"))
    var output = "{language}.xliff"

    func run() throws {
      try options.export(to: output) { units, selection, _, path in
        try XLIFFFile.write(units, selection, to: path)
      }
    }
  }
}
