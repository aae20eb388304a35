import ArgumentParser
import L10nCatalog
import L10nEditing
import L10nProject
import L10nText

/// `l10n-gen rename`: gives a message another key.
struct RenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Give a string another key in all languages, and in Swift code.",
    discussion: """
      Changes the key in the files of all languages, in metadata.yml and in names.yml, and leaves everything else in \
      them as it is. A table's key that isn't a key path, or that users see as a text, stays; its name in names.yml \
      changes. Writes all files or none: not if the new key is taken, or if its accessor would have the name of another \
      one.

      Examples:

        l10n-gen rename store.title store.heading
        l10n-gen rename store.title store.heading --swift App   also in the calls in Swift code
        l10n-gen rename store.title store.heading --dry-run     show the changes

      Exit status: 0 the string has its new key; 1 it can't have it; 2 invalid usage or configuration, or a file that \
      can't be read or written.
      """)

  @OptionGroup var options: ConfigurationOptions

  @Argument(help: "The key, or the accessor, such as 'L10n.Store.title'.", completion: .keys)
  var key: String

  @Argument(help: "The new key.")
  var newKey: String

  @OptionGroup var renaming: RenamingOptions

  @Flag(help: "Write nothing; show what would be written.")
  var dryRun = false

  func run() throws {
    let project = try ProjectEditing(options, dryRun: dryRun)
    let message = try project.message(
      named: key, orNamespace: "'l10n-gen move \(key) \(newKey)' gives all keys below it another one")
    let new = try ProjectEditing.segments(ofNewKey: newKey)
    guard new != project.state.catalog.keys.segments(message.key) else {
      throw Refusal.usage("'\(newKey)' is the key already")
    }
    let edit = try project.orRefuse { () throws(EditRefusal) in
      try project.pipeline.renaming(
        message, to: new, keepsFormer: renaming.renamedFrom, in: project.state.catalog, project.files)
    }
    try renaming.write(edit, in: project, "Renamed '\(message.keyPath)' to '\(newKey)'")
  }
}
