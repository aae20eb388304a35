import ArgumentParser
import L10nCatalog
import L10nEditing
import L10nFormats
import L10nProject
import L10nText

extension ExportCommand {
  /// `l10n-gen export android`.
  struct Android: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "android",
      abstract: "Write the project's strings to Android's strings.xml files.",
      discussion: """
        Writes strings, plurals and arrays to the resource files of each language, and those of the source language to \
        'values'. In existing files, changes only the strings that differ, adds new ones at the end, and keeps strings \
        that the project doesn't have. Names are key paths, or those that the files have. Lists the strings that Android \
        can't hold, with the reason.

        Examples:

          l10n-gen export android --output 'app/src/main/res/values-{language}/strings.xml'
          l10n-gen export android --language ko
          l10n-gen export android --lossy

        Exit status: 0 all strings are in the files; 1 some were left out, or the project has mistakes; 2 the usage or \
        the configuration is wrong, or a file can't be read or written.
        """)

    @OptionGroup var options: ExportOptions

    @OptionGroup var losses: LossOptions

    @Option(
      help: ArgumentHelp(
        "The files to write or change, with 'values-{language}' in their path.", valueName: "path"))
    var output = "app/src/main/res/values-{language}/strings.xml"

    func run() throws {
      let format = BundleFormats.format(ofFile: FilePath.name(output))
      guard output.contains("values-\(SystemTable.placeholder)/"), format?.id == .android else {
        throw Refusal.usage(
          "--output '\(output)' isn't a path of Android's files; write one such as 'res/values-{language}/strings.xml'")
      }
      let project = try options.project()
      try ExportOptions.write(
        tableAt: output, of: project, languages: options.selected, acceptsLosses: losses.areAccepted)
    }
  }
}
