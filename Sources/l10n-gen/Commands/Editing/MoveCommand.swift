import ArgumentParser
import L10nCatalog
import L10nEditing
import L10nProject
import L10nText

/// `l10n-gen move`: gives a namespace another name.
struct MoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move", abstract: "Give a namespace another name in all languages, and in Swift code.",
    discussion: """
      Changes the keys of all strings below the namespace, in the files of all languages, in metadata.yml and in \
      names.yml, and leaves everything else in them as it is. Writes all files or none.

      Examples:

        l10n-gen move store shop
        l10n-gen move store.hours store.times --swift App   also in the calls in Swift code
        l10n-gen move store shop --dry-run                  show the changes

      Exit status: 0 the strings have their new keys; 1 they can't have them; 2 invalid usage or configuration, or a \
      file that can't be read or written.
      """)

  @OptionGroup var options: ConfigurationOptions

  @Argument(help: "The namespace, such as 'store' or 'store.hours'.", completion: .namespaces)
  var namespace: String

  @Argument(help: "The new namespace.")
  var newNamespace: String

  @OptionGroup var renaming: RenamingOptions

  @Flag(help: "Write nothing; show what would be written.")
  var dryRun = false

  func run() throws {
    let project = try ProjectEditing(options, dryRun: dryRun)
    let catalog = project.state.catalog
    let old = try ProjectEditing.segments(ofNewKey: namespace)
    let new = try ProjectEditing.segments(ofNewKey: newNamespace)
    guard old != new else { throw Refusal.usage("'\(newNamespace)' is the namespace already") }
    let renamed = catalog.messages.compactMap { message -> RenamedMessage? in
      let path = catalog.keys.segments(message.key)
      guard path.count > old.count, path.starts(with: old) else { return nil }
      return RenamedMessage(message, from: path, to: new + path.dropFirst(old.count))
    }
    guard !renamed.isEmpty else { throw Refusal.usage(Self.nothing(below: namespace, in: catalog)) }
    let edit = try project.orRefuse { () throws(EditRefusal) in
      try project.pipeline.renaming(
        renamed, namespaces: [old: new], keepsFormer: renaming.renamedFrom, in: catalog, project.files)
    }
    let moved = "Moved \(String.counted(renamed.count, "string")) from '\(namespace)' to '\(newNamespace)'"
    try renaming.write(edit, in: project, moved)
  }

  private static func nothing(below namespace: String, in catalog: Catalog) -> String {
    let shown = Console.printable(namespace)
    if catalog.messagesByKeyPath[namespace] != nil {
      return "'\(shown)' is a string, not a namespace; 'l10n-gen rename' gives it another key"
    }
    let namespaces = Set(catalog.messages.compactMap { catalog.keys.parent($0.key) }.map(catalog.keys.path))
    let suggestion = NearestName.suggestion(for: namespace, among: namespaces.filter { !$0.isEmpty }.sorted())
    return "no string is below '\(shown)'; " + (suggestion.map { "did you mean '\($0)'?" } ?? "write a namespace")
  }
}
