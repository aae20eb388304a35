import ArgumentParser
import L10nCatalog
import L10nEditing
import L10nProject
import L10nText

/// `l10n-gen remove`: removes messages.
struct RemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove strings from the files of all languages.",
    discussion: """
      Removes the keys, with the comments above them, from the files of all languages, from metadata.yml and from \
      names.yml, and leaves everything else in them as it is. Writes all files or none: not if other strings would \
      change. To remove the strings that no Swift code reads, use 'l10n-gen unused --remove'.

      Examples:

        l10n-gen remove store.title
        l10n-gen remove store.title store.hours.open --dry-run   show the changes

      Exit status: 0 the strings are removed; 1 one of them can't be; 2 invalid usage or configuration, or a file that \
      can't be read or written.
      """)

  @OptionGroup var options: ConfigurationOptions

  @Argument(help: "The keys, or the accessors, such as 'L10n.Store.title'.", completion: .keys)
  var key: [String]

  @Flag(help: "Write nothing; show what would be written.")
  var dryRun = false

  func run() throws {
    let project = try ProjectEditing(options, dryRun: dryRun)
    let keys = try key.map { (name) throws(Refusal) in
      try project.message(named: name, orNamespace: "name the strings below it").keyPath
    }
    let removed = Set(keys)
    let edit = try project.orRefuse { () throws(EditRefusal) in
      try project.pipeline.removingAll(removed, from: project.state.catalog, project.files)
    }
    try project.write(edit, "Removed \(String.counted(removed.count, "string"))")
  }
}
