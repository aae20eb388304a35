import ArgumentParser
import L10nCatalog
import L10nEditing
import L10nPipeline
import L10nProject
import L10nText

/// `l10n-gen format`: gives translation files a consistent layout.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Put keys in the source language's order, and make indentation and quotes consistent.",
    discussion: """
      Each file keeps the indentation and the quotes that most of it has; a String Catalog has Xcode's order and layout. \
      Comments move with the key below them. No string changes: the files are read again before they are written. \
      Writes all files or none.

      Examples:

        l10n-gen format
        l10n-gen format --check     fail if a file isn't formatted
        l10n-gen format --dry-run   show the changes

      Exit status: 0 the files are formatted; 1 --check found files that aren't, or formatting would change a string; \
      2 invalid usage or configuration, or a file that can't be read or written.
      """)

  @OptionGroup var options: ConfigurationOptions

  @Flag(help: "Write nothing; list the files that aren't formatted, and exit with status 1 if there are any.")
  var check = false

  @Flag(help: "Write nothing; show what would be written.")
  var dryRun = false

  func run() throws {
    let project = try ProjectEditing(options, dryRun: dryRun || check)
    let formatting = try project.orRefuse { () throws(EditRefusal) in
      try project.pipeline.formatting(project.state.catalog, project.files)
    }
    Console.error(lines: formatting.unmoved.map { "\($0.location.printable): left as it is: \($0.reason)" })
    let changes = formatting.edit.changes
    let files = String.counted(formatting.fileCount, "file")
    if changes.isEmpty {
      Console.error(lines: ["\(files), already formatted"])
    } else if check, !dryRun {
      Console.error(lines: changes.map { "\(Console.printable($0.old?.shownPath ?? "")): not formatted" })
      Console.error(lines: ["\(changes.count) of \(files) to format; 'l10n-gen format' does it"])
    } else {
      try project.write(formatting.edit, "Formatted \(changes.count) of \(files)")
    }
    if check, !changes.isEmpty { throw ExitCode(1) }
  }
}
