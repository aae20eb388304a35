import ArgumentParser
import L10nCatalog
import L10nExtraction
import L10nProject
import L10nText

/// `l10n-gen extract`: brings String Catalogs up to date with the code that looks their keys up.
struct ExtractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract",
    abstract: "Bring String Catalogs up to date with Swift code.",
    discussion: """
      Does what Xcode's build does, on any system: adds new keys with their comments and default values, updates \
      comments, and marks keys that certainly no code uses any more as stale. Manual keys and everything else in the \
      catalogs stay as they are. A catalog gets the keys of the targets that Xcode projects and Package.swift list it \
      in; its name is that of the table.

      A key whose interpolation has an unknown type isn't written, but reported with its place. A key that code may \
      still use, for example by a name that it builds at run time, isn't marked as stale.

      --accessors turns texts in code into strings with accessors, in projects with an l10n.yml: each text that \
      'hard-coded-text' finds in a line, and each sentence that the line looks up, is added to the source language, \
      unless it has the text already, and a call of its accessor replaces it. Writes all files or none. With --all, texts \
      that can't be replaced stay as they are and are listed.

      Examples:

        l10n-gen extract                   update all catalogs in the working directory
        l10n-gen extract --check           fail if a catalog isn't up to date
        l10n-gen extract --check --format sarif > extract.sarif
        l10n-gen extract --list            list the keys with the places that look them up
        l10n-gen extract --target App      update the catalogs of one target
        l10n-gen extract --prune           also remove keys that no code uses and nobody translated
        l10n-gen extract --stringsdata DerivedData
                                           take the keys that a build on a Mac found
        l10n-gen extract --accessors App/Cart.swift:12 App/Cart.swift:20 --dry-run
        l10n-gen extract --accessors --all App/Cart.swift

      Exit status: 0 the catalogs are up to date, or were updated; 1 --check found a difference, a key isn't known, or a \
      text can't be replaced; 2 the usage is wrong, or a file can't be read or written.
      """)

  @Argument(
    help: """
      Folders with the code, the catalogs and the project; default: the working directory. With --accessors, lines such \
      as App/Cart.swift:12.
      """,
    completion: .directory)
  var paths: [String] = []

  @Option(help: ArgumentHelp("The configuration file, instead of l10n.yml.", valueName: "file"), completion: .file())
  var config: String?

  @Flag(help: "Write nothing; fail if a catalog isn't up to date.")
  var check = false

  @Flag(help: "Write nothing; list the keys with the places that look them up.")
  var list = false

  @Flag(help: "Remove unused keys without translations, which Xcode removes, too.")
  var prune = false

  @Option(
    name: .customLong("target"),
    help: ArgumentHelp(
      """
      A target whose catalogs are updated, instead of all; can be repeated. 'App' is each target of that name, \
      'App.xcodeproj/App' the one of a project.
      """, valueName: "name"))
  var targets: [String] = []

  @Option(
    name: .customLong("stringsdata"),
    help: ArgumentHelp(
      """
      A folder with the .stringsdata files that builds on a Mac wrote. Their keys replace those of the code they name, \
      unless it changed after the build; can be repeated.
      """, valueName: "folder"), completion: .directory)
  var stringsData: [String] = []

  @Flag(help: "Replace texts in Swift code with accessors of new strings.")
  var accessors = false

  @Flag(help: "With --accessors: replace all texts of files that can be replaced, and list the others.")
  var all = false

  @Flag(help: "With --accessors: write nothing; show the changes.")
  var dryRun = false

  @Option(help: "The output format; the default is 'github' in GitHub Actions.")
  var format: Format = .suited

  /// The output format.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, github, sarif

    /// The format that suits the environment.
    static var suited: Format { Console.environment("GITHUB_ACTIONS") == "true" ? .github : .text }
  }

  func run() throws {
    if accessors { return try runAccessors() }
    if all || dryRun { throw Refusal.usage("--\(all ? "all" : "dry-run") needs --accessors; add it") }
    for path in paths { try Refusal.refuseEmpty(path, "a path") }
    for path in stringsData { try Refusal.refuseEmpty(path, "--stringsdata") }
    let isWriting = !check && !list
    if list, format == .sarif { throw Refusal.usage("--list has no findings; write --check, or another format") }
    if isWriting { try ProjectLock.acquire(around: FileSystem.workingDirectory) }
    try Refusal.refuseEmpty(config, "--config")
    let settings = try ProjectSettings(ConfigurationPlace(config: config))
    let project = try ExtractionProject(at: paths.isEmpty ? ["."] : paths, targets: targets, settings)
    guard !project.catalogs.isEmpty else {
      let place = targets.isEmpty ? "here" : "in the target '\(targets[0])'"
      throw Refusal.usage(
        "there is no String Catalog or .strings file \(place) for strings in code; \(MissingCatalogs(of: project).advice)"
      )
    }
    var options = CatalogPlan.Options()
    options.prunes = prune
    options.staleness = settings.extraction.staleness
    let build = stringsData.isEmpty ? nil : try BuildStrings(in: stringsData, of: project.code)
    let updates = try CatalogUpdates(project, build, options)
    let report = ExtractionReport(updates, isCheck: check)
    // Before the report, which says what was written.
    if isWriting { try updates.write() }
    switch format {
    case .text: try Console.output(list ? report.list : report.text)
    case .github where list: try Console.output(report.list)
    case .github: try report.printForGitHub()
    case .json: try Console.output(report.json)
    case .sarif: try report.printSARIF()
    }
    if !list, report.hasFindings || check && !updates.areEmpty { throw ExitCode(1) }
  }

  private func runAccessors() throws {
    guard !check, !list, !prune, targets.isEmpty, stringsData.isEmpty else {
      throw Refusal.usage("--accessors goes only with --all, --dry-run and --config; remove the other options")
    }
    let selected = try SelectedLines(paths, all: all)
    let project = try ProjectEditing(ConfigurationPlace(config: config), dryRun: dryRun)
    try SelectedTexts(of: selected, into: project).run()
  }
}
