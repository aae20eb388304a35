import ArgumentParser
import L10nCatalog
import L10nProject
import L10nSwiftCode
import L10nText

/// `l10n-gen init`: writes a configuration for the translation files of a project.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write an l10n.yml for a project's translation files.",
    discussion: """
      Finds the translation files, the source language and the placeholder syntax, and prints how it knew and what to do \
      next. The source language is the one that the Xcode project, Package.swift, swiftgen.yml or the String Catalogs name, \
      or else the one that has all strings.

      Examples:

        l10n-gen init
        l10n-gen init --dry-run
        l10n-gen init --source ko
        l10n-gen init --translations config/locales
      """)

  @Option(
    help: ArgumentHelp(
      "The directory of the translation files; default: the first of the usual ones, such as translations or locales.",
      valueName: "directory"),
    completion: .directory)
  var translations: String?

  @Option(
    help: ArgumentHelp(
      "The language that the others are translated from; default: the one that the files suggest.", valueName: "tag"))
  var source: String?

  @Flag(help: "Write nothing; show the configuration.")
  var dryRun = false

  /// Refuses a project with folders that can't be read, which may have its strings, unless the user names their place.
  private func refuseUnread(_ folders: [FileSystem.Failure]) throws(Refusal) {
    guard translations == nil, let first = folders.first else { return Console.note(folders) }
    throw .file(
      .init(
        path: first.path,
        reason: "\(first.reason); make the folder readable, or name the place of the strings with --translations"))
  }

  func run() throws {
    try Refusal.refuseEmpty(translations, "--translations")
    if !dryRun { try ProjectLock.acquire(around: ".") }
    let layout = ProjectLayout(translations: translations)
    Console.note(layout.linkedTables + layout.leftoverTables)
    if !layout.tables.isEmpty { Console.note(layout.notesOnTablesWithoutLanguage) }
    try refuseUnread(layout.unreadFolders)
    let places = try TranslationPlaces(translations, layout)
    guard FileSystem.kind(of: "l10n.yml", followingLinks: false) == nil else {
      throw Refusal.usage("this project already has a configuration, 'l10n.yml'; edit it, or remove it to start over")
    }
    var modules = places.hasTables ? StarterModule.modules(layout, in: places.paths) : []
    let swiftGen = places.hasTables ? try SwiftGenFiles(layout.swiftGenConfigurations).outputs : []
    var output = StarterOutput(
      directory: layout.usesPlugin ? nil : OutputPlace(layout, besides: places.paths).directory)
    if modules.isEmpty { output.avoid { layout.declaresType($0, below: ".") } }
    if let first = swiftGen.first {
      output = StarterOutput(first)
      if layout.usesPlugin { output.directory = nil }
    }
    for index in modules.indices { modules[index].avoid(layout) }
    // The first configuration of a module is the nearest to the project's root.
    if !layout.usesPlugin { for own in swiftGen.reversed() { StarterModule.put(own, in: &modules) } }
    var configuration = StarterConfiguration(
      places, languages: try languages(of: places.survey), output: output, modules: modules)
    configuration.listings = layout.listings
    configuration.hasCode = layout.xcodeProjects.isEmpty || !layout.swift.isEmpty
    if places.hasTables {
      configuration.lookups = layout.lookups
      configuration.infoSettings = layout.projectsWithUsageDescriptions
      configuration.otherPlatforms = OtherPlatforms(layout, besides: places, source: configuration.source)
    }
    if dryRun {
      try Console.output(configuration.text + "\n")
    } else {
      do {
        try NewFile.write(Array(configuration.text.utf8), to: "l10n.yml")
      } catch {
        throw Refusal.file(error)
      }
    }
    let advice = StartingAdvice(
      configuration: configuration, evidence: source == nil ? places.survey.evidence : nil, places: places,
      isWritten: !dryRun, isOfPackage: layout.isOfPackage(configuration.output.directory ?? "."),
      unusedPackages: layout.unusedPackages, olderSystems: layout.olderSystems)
    try Console.output(advice.text)
    if let paths = TranslationPaths(places.paths) {
      let noted = Set(layout.linkedTables.map(\.path))
      Console.note(TranslationsDirectory.linksPassedOver(at: paths).filter { !noted.contains($0.path) })
    }
  }

  // MARK: Languages

  /// Returns the languages, with the source language first.
  private func languages(of survey: LanguageSurvey) throws(Refusal) -> [String] {
    let names = survey.languages.map(\.name)
    guard let source else {
      if let question = survey.question { throw .usage(question) }
      return names
    }
    guard let chosen = survey.language(named: try LanguageList.language(source, of: "--source").name) else {
      throw .usage("there is no file for the source language '\(source)'; there are \(names.joined(separator: ", "))")
    }
    return [chosen] + names.filter { $0 != chosen }
  }
}
