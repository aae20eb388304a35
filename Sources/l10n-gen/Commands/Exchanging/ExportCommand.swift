import ArgumentParser
import L10nEditing
import L10nFormats
import L10nProject
import L10nText

/// `l10n-gen export`: writes the project's strings for other tools.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export the project's strings in another format.",
    discussion: """
      Examples:

        l10n-gen export xliff --only missing                      for a translation agency
        l10n-gen export xlsx --language ko                        for a colleague
        l10n-gen export page --to ja                              for a friend with a browser
        l10n-gen export xcstrings --output App/Localizable.xcstrings
      """,
    subcommands: [
      StringCatalog.self, Strings.self, Android.self, ARB.self, I18next.self, PO.self, XLIFF.self,
      LocalizationCatalog.self, CSV.self, XLSX.self, Page.self, NotificationKeys.self,
    ])

  /// `l10n-gen export xcstrings`.
  struct StringCatalog: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "xcstrings",
      abstract: "Write the project's strings to a String Catalog.",
      discussion: """
        If the catalog exists, changes only the lines of strings that differ, and keeps strings that the project \
        doesn't have. Adds new strings where Xcode would. Comments and states come from metadata.yml, and keys from \
        names.yml. Lists the strings that a String Catalog can't hold, with the reason.

        Examples:

          l10n-gen export xcstrings --output App/Localizable.xcstrings
          l10n-gen export xcstrings --language ko --language en

        Exit status: 0 all strings are in the catalog; 1 some were left out, or the project has mistakes; 2 the usage or \
        the configuration is wrong, or a file can't be read or written.
        """)

    @OptionGroup var options: ExportOptions

    @Option(
      help: ArgumentHelp("The catalog to write or change; its name is that of the table.", valueName: "file"),
      completion: .file(extensions: ["xcstrings"]))
    var output = "Localizable.xcstrings"

    func run() throws {
      let project = try options.project()
      try project.loaded.refuseListing()
      let new = InputFile(path: [FilePath.name(output)], shownPath: output, bytes: [])
      guard new.hasAllLanguages else {
        throw Refusal.usage("--output '\(output)' is not a String Catalog; name a file such as Localizable.xcstrings")
      }
      let export: StringExport
      do throws(FileSystem.Failure) {
        let old = try ExportedFile.present(at: output)
        export = try StringExport(
          of: project.catalog, to: old ?? new, languages: options.selected, options: project.reading)
        try ExportedFile.write(export.bytes, to: output, over: old)
      } catch {
        throw Refusal.file(error)
      }
      try ExportOptions.report(export.changed, leftOut: export.leftOut)
    }
  }
}
