import ArgumentParser
import L10nCatalog
import L10nEditing
import L10nFormats
import L10nProject
import L10nText

/// `l10n-gen add`: adds a message.
struct AddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a string to the files of its languages.",
    usage: "l10n-gen add <key> --<language> <text> ... [--dry-run] [--config <file>] [--translations <directory>]",
    discussion: """
      Has an option for each language of the project. In each file, the key is next to the neighbors that it has in \
      the source language; everything else stays as it is. Texts are written as they are in the project's files: with \
      '{name}' in a bundle, with '%@' in a table of Xcode's. The source language needs one; the others can follow. \
      Writes all files or none: not if the key is taken, or if a text would be an error.

      Examples:

        l10n-gen add store.title --ko 매장 --en Store
        l10n-gen add store.title --ko 매장 --dry-run   show the changes

      Exit status: 0 the string is added; 1 it can't be; 2 invalid usage or configuration, or a file that can't be \
      read or written.
      """)

  @OptionGroup var options: ConfigurationOptions

  @Flag(help: "Write nothing; show what would be written.")
  var dryRun = false

  @Argument(parsing: .allUnrecognized, help: ArgumentHelp("The key, and an option for each text.", valueName: "key"))
  var arguments: [String]

  func run() throws {
    let (key, written) = try AddedString.read(arguments)
    let path = try ProjectEditing.segments(ofNewKey: key)
    let project = try ProjectEditing(options, dryRun: dryRun)
    let catalog = project.state.catalog
    var texts: [String: String] = [:]
    for (language, text) in written {
      guard let index = catalog.language(named: language) else {
        throw Refusal.usage(
          "--\(language) is neither an option nor a language of the project; its languages are "
            + "\(catalog.languages.joined(separator: ", "))")
      }
      guard texts.updateValue(text, forKey: catalog.languages[index]) == nil else {
        throw Refusal.usage("--\(language) is given twice; remove one of the two")
      }
    }
    guard let source = catalog.languages.first, texts[source] != nil else {
      throw Refusal.usage(
        "the source language needs a text; add '--\(catalog.languages.first ?? "en")' with one")
    }
    let added = texts
    let edit = try project.orRefuse { () throws(EditRefusal) in
      try project.pipeline.adding(path, added, to: catalog, project.files)
    }
    let missing = catalog.languages.filter { added[$0] == nil }
    let rest = missing.isEmpty ? "" : "; not translated yet: \(missing.joined(separator: ", "))"
    try project.write(edit, "Added '\(KeySegment.path(path))'\(rest)")
  }
}
