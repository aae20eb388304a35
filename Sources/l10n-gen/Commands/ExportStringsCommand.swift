import ArgumentParser
import L10nGenCore

extension ExportCommand {
  /// `l10n-gen export strings`.
  struct Strings: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "strings",
      abstract: "Write the project's strings to .strings and .stringsdict files.",
      discussion: """
        Texts go to .strings files, and plurals to the .stringsdict files beside them. In files that exist, only the \
        strings that differ are changed, and new ones are added at the end; strings that the project doesn't have stay. \
        Keys come from names.yml. Lists the strings that these files can't hold, with the reason.

        Examples:

          l10n-gen export strings --output 'App/{language}.lproj/Localizable.strings'
          l10n-gen export strings --language ko

        Exit status: 0 all strings are in the files; 1 some were left out, or the project has mistakes; 2 the usage or \
        the configuration is wrong, or a file can't be read or written.
        """)

    @OptionGroup var options: ConfigurationOptions

    @Option(
      name: .customLong("language"),
      help: ArgumentHelp("A language to write; repeat it for several. Default: all.", valueName: "language"))
    var languages: [String] = []

    @Option(
      help: ArgumentHelp(
        "The files to write or change, with {language} in their path; their name is that of the table.",
        valueName: "path"))
    var output = "{language}.lproj/Localizable.strings"

    func run() throws {
      let table = FilePath.name(output)
      guard output.contains(TableOutput.placeholder), table.hasSuffix(".strings") else {
        throw Refusal.usage(
          "--output '\(output)' is no path of .strings files; write one such as 'App/{language}.lproj/Localizable.strings'"
        )
      }
      let loaded = try options.load()
      let files = try loaded.files()
      try Refusal.refuseUnread(files)
      let outcome = Pipeline(loaded.configuration).read(files)
      try outcome.refuseReadingMistakes()
      for language in languages where !outcome.catalog.hasLanguage(language) {
        throw Refusal.usage("the project has no language '\(language)'")
      }
      let strings = StringsExport.table(at: output, of: outcome.catalog, options: loaded.configuration.reading)
      let tables = try TableOutputs(
        [strings], of: outcome.catalog, base: "", languages: languages.isEmpty ? nil : languages)
      try TableOutputs.write(tables.changes)
      for change in tables.changes { Console.error("Wrote \(Console.printable(change.path))\n") }
      for reason in tables.leftOut { Console.error("Left out \(Console.printable(reason))\n") }
      let leftOut = tables.leftOut.isEmpty ? "" : ", \(tables.leftOut.count) left out"
      Console.error("\(String.counted(tables.count, "string")) written\(leftOut)\n")
      if !tables.leftOut.isEmpty { throw ExitCode(1) }
    }
  }
}
