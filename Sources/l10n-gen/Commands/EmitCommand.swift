import ArgumentParser
import L10nGenCore

extension EmissionOptions.Access: ExpressibleByArgument {}

/// `l10n-gen emit`: writes the generated Swift.
struct EmitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "emit",
    abstract: "Writes the generated Swift.",
    discussion: """
      The bundles are checked first; with an error among the findings nothing is written. Files whose content stays \
      the same are not touched, and files that an earlier run wrote and this one doesn't are removed.
      """)

  @OptionGroup var options: ConfigurationOptions

  @Option(
    help: ArgumentHelp("Where the files go, in place of the configuration's.", valueName: "directory"),
    completion: .directory)
  var output: String?

  @Option(help: ArgumentHelp("The name of the outermost enum.", valueName: "name"))
  var enumName: String?

  @Option(help: "Who may use the accessors.")
  var access: EmissionOptions.Access?

  @Flag(help: "Writes nothing; fails where the files are not what would be written, and shows the difference.")
  var verify = false

  func run() throws {
    try ConfigurationOptions.refuseEmpty(output, "--output")
    var loaded = try options.load()
    try apply(to: &loaded.configuration)
    let directory = try outputDirectory(loaded)
    let files = try loaded.files()
    let pipeline = Pipeline(loaded.configuration)
    let (outcome, generated) = pipeline.emit(files)
    let isUnread = files.contains { $0.failure != nil }
    guard !outcome.hasErrors, !isUnread else {
      let errors = outcome.findings.filter { $0.severity == .error }
      FindingsText.explain(errors, in: outcome.catalog)
      Console.error("Nothing was written.\n")
      try Refusal.refuseUnread(files)
      throw ExitCode(1)
    }
    let enumName = loaded.configuration.emission.enumName
    let changes =
      verify
      ? try directory.changes(to: generated, enumName: enumName)
      : try directory.update(to: generated, enumName: enumName)
    Console.error(verify ? changes.difference : summary(of: changes))
    if !changes.replaced.isEmpty {
      Console.error(APIChangesText.of(pipeline.apiChanges(from: changes.replaced, to: outcome)))
    }
    if verify { return try refuse(changes) }
    // To end here is quicker than to take a large catalog apart first.
    withExtendedLifetime(outcome) { Self.exit() }
  }

  private func apply(to configuration: inout Configuration) throws(Refusal) {
    if let enumName {
      if let explanation = EmissionOptions.explainRefusal(ofEnumName: enumName) { throw .usage(explanation) }
      configuration.emission.enumName = enumName
    }
    if let access { configuration.emission.access = access }
  }

  private func outputDirectory(_ loaded: ConfigurationOptions.Loaded) throws(Refusal) -> OutputDirectory {
    guard let path = output.map(ConfigurationOptions.shown) ?? loaded.output else {
      throw .usage("no output directory; set 'output: { directory: … }' in l10n.yml or give --output")
    }
    let directory = OutputDirectory(path: path)
    if let link = directory.linkToNowhere {
      throw .file(.init(path: link, reason: "this symbolic link leads nowhere; remove it, or make what it leads to"))
    }
    guard output != nil || directory.isInside(PackageRoot.path(around: loaded.base)) else {
      throw .usage(
        "the configuration's output directory '\(path)' lies outside this package; give it with --output if that is "
          + "what you want")
    }
    return directory
  }

  private func refuse(_ changes: OutputChanges) throws {
    guard !changes.isEmpty else { return }
    Console.error("The generated files are not up to date; run 'l10n-gen emit' and commit what it writes.\n")
    throw ExitCode(1)
  }

  private func summary(of changes: OutputChanges) -> String {
    guard !changes.isEmpty else { return "Nothing changed.\n" }
    return changes.written.map { "Wrote \(Console.printable($0.path))\n" }.joined()
      + changes.removed.map { "Removed \(Console.printable($0.path))\n" }.joined()
  }
}
