import ArgumentParser
import L10nExchange
import L10nProject
import L10nText

extension ExportCommand {
  /// `l10n-gen export xcloc`.
  struct LocalizationCatalog: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "xcloc",
      abstract: "Write localization catalogs (.xcloc) for translators, one for each language.",
      discussion: """
        Each is a folder like those that Xcode exports: it has an XLIFF file, as 'l10n-gen export xliff' writes it, and the \
        files that the strings come from. 'l10n-gen import' takes the folders back.

        Examples:

          l10n-gen export xcloc                                  ko.xcloc, zh-Hans.xcloc and so on
          l10n-gen export xcloc --language ko --output for-agency/Korean.xcloc

        Exit status: 0 all strings are in the catalogs; 1 some were left out, or the project has mistakes; 2 the usage or \
        the configuration is wrong, or a file can't be read or written.
        """)

    @OptionGroup var options: TranslatorOptions

    @Option(
      help: ArgumentHelp(
        "The folders to write, with {language} in their path unless there is one language.", valueName: "path"))
    var output = "{language}.xcloc"

    func run() throws {
      try options.export(to: output) { units, selection, project, path in
        let facts = FilePath.joined(path, LocalizationCatalogExport.facts)
        let folder = LocalizationCatalogExport(
          units, project: ProjectName.name(of: project.loaded.base),
          facts: try? FileSystem.bytes(of: facts, limit: InputFile.sizeLimit))
        let contents = LocalizationCatalogExport.contents(units.language)
        let export = try XLIFFFile.write(units, selection, to: FilePath.joined(path, contents))
        do throws(FileSystem.Failure) {
          var batch = FileBatch()
          for file in folder.files { try batch.add(file.bytes, to: FilePath.joined(path, file.path), at: .any) }
          try batch.write()
        } catch {
          throw Refusal.file(error)
        }
        return export
      }
    }
  }
}
