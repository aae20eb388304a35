import L10nCatalog
import L10nChecking
import L10nEditing
import L10nProject

/// `outdated --accept`: records that the outdated translations of a string fit its present source.
struct AcceptedTranslations {
  private let project: ProjectEditing
  private let message: CatalogMessage
  private let languages: [String]
  private let digest: String

  /// - Parameters:
  ///   - name: the key of the string, or another name of it.
  ///   - languages: the languages to accept, or none for all.
  ///   - since: the revision since which changes of the source count, or `nil` for all.
  init(of name: String, _ languages: [String], _ options: ConfigurationOptions, since: String?) throws {
    project = try ProjectEditing(options, dryRun: false)
    let catalog = project.state.catalog
    let message = try project.message(named: name, orNamespace: "accept one string at a time")
    var wanted: Set<Int> = []
    for language in languages {
      guard let index = catalog.language(named: language) else {
        throw Refusal.usage(
          "'\(Console.printable(language))' is not a language of the project; its languages are "
            + catalog.languages.joined(separator: ", "))
      }
      wanted.insert(index)
    }
    let outdated = try OutdatedProject(project.loaded, since: since).translations.filter {
      catalog.messages[$0.message].keyPath == message.keyPath
    }.filter { wanted.isEmpty || wanted.contains($0.language) }
    guard let source = message.source, !outdated.isEmpty else {
      throw Refusal.usage("no such translation of '\(message.keyPath)' is outdated; 'l10n-gen outdated' lists them")
    }
    self.message = message
    self.languages = outdated.map { catalog.languages[$0.language] }
    digest =
      SourceMeaning(
        source.stored, in: catalog.bundles[0].tag, syntax: source.syntax, hasArguments: !message.arguments.isEmpty
      ).digest
  }

  func write() throws {
    let edit = try project.orRefuse { () throws(EditRefusal) in
      try project.pipeline.accepting(digest, for: languages, of: message, in: project.state.catalog, project.files)
    }
    try project.write(edit, "Accepted '\(message.keyPath)' in \(languages.joined(separator: ", "))")
  }
}
