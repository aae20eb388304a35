import ArgumentParser
import L10nCatalog
import L10nLanguage
import L10nProject

/// `l10n-gen resolve`: shows the languages in which a user sees the strings.
struct ResolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Show the fallback chain for a user's languages.",
    discussion: """
      If a string is missing in the first language, the app shows it in the next one. The languages, the fallback and the \
      source come from l10n.yml and the translation files; with --available no project is needed.

      Examples:

        l10n-gen resolve --preferred zh-Hant-TW,ko-KR --explain
        l10n-gen resolve --preferred de --available ko,en,zh-Hans --fallback en
      """)

  @OptionGroup var options: ConfigurationOptions

  @Option(help: ArgumentHelp("The user's languages in order of preference: zh-Hant-TW,ko-KR", valueName: "tags"))
  var preferred: String

  @Option(help: ArgumentHelp("The languages of the app: ko,en,zh-Hans", valueName: "tags"))
  var available: String?

  @Option(help: ArgumentHelp("The source language; default: the first of --available.", valueName: "tag"))
  var source: String?

  @Option(
    help: ArgumentHelp("Languages to try before the source if no language of the user is available.", valueName: "tags")
  )
  var fallback: String?

  @Flag(help: "Explain the position of each language, and why others are not in the chain.")
  var explain = false

  @Option(help: "The output format.")
  var format: Format = .text

  /// The output format.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  func run() throws {
    let resolution = try resolution()
    for (name, role) in resolution.unavailable {
      Console.error(
        "warning: \(role) '\(Console.printable(name))' is not among the available languages, so it is ignored\n")
    }
    switch format {
    case .text: try Console.output(explain ? ResolutionText.explained(resolution) : ResolutionText.list(resolution))
    case .json: try Console.output(ResolutionText.json(resolution))
    }
  }

  private func resolution() throws(Refusal) -> Resolution {
    let preferred = try LanguageList.languages(in: preferred, of: "--preferred")
    let givenSource = try source.map { source throws(Refusal) in
      try LanguageList.language(source, of: "--source")
    }
    let givenFallback = try fallback.map { fallback throws(Refusal) in
      try LanguageList.languages(in: fallback, of: "--fallback")
    }
    if let available {
      let available = try LanguageList.languages(in: available, of: "--available")
      // A list has at least one language.
      return Resolution(
        preferred: preferred, available: available, fallback: givenFallback ?? [], source: givenSource ?? available[0])
    }
    let project = try project()
    return Resolution(
      preferred: preferred, available: project.available, fallback: givenFallback ?? project.fallback,
      source: givenSource ?? project.source)
  }

  private typealias Project = (available: [WrittenLanguage], fallback: [WrittenLanguage], source: WrittenLanguage)

  /// Returns the languages of the generated code: those that are listed, or else those that are found.
  private func project() throws(Refusal) -> Project {
    let loaded: LoadedConfiguration
    do {
      loaded = try options.load()
    } catch .usage(let message) {
      throw .usage("\(message); or name the languages with --available")
    }
    let reading = loaded.configuration.reading
    let source = try LanguageList.language(reading.source, of: "'source' in l10n.yml")
    let files = try loaded.files()
    try Refusal.refuseUnread(files)
    let catalog = CatalogReader.catalog(of: files, options: reading)
    var available: [WrittenLanguage] = []
    for name in catalog.languages { available.append(try LanguageList.language(name, of: "'languages' in l10n.yml")) }
    var fallback: [WrittenLanguage] = []
    for name in reading.fallback { fallback.append(try LanguageList.language(name, of: "'fallback' in l10n.yml")) }
    return (available, fallback, source)
  }
}
