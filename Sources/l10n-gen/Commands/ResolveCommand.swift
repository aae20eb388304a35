import ArgumentParser
import L10nGenCore
import L10nLanguage

/// `l10n-gen resolve`: says in which languages a reader gets the texts.
struct ResolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Shows which languages a reader gets, best first.",
    discussion: """
      A text that the first language lacks is taken from the next one. With --available nothing of a project is looked \
      at; without it the languages, the fallback and the source are those of l10n.yml and of the bundles found.
      """)

  @OptionGroup var options: ConfigurationOptions

  @Option(help: ArgumentHelp("The reader's languages, most wanted first: zh-Hant-TW,ko-KR", valueName: "tags"))
  var preferred: String

  @Option(help: ArgumentHelp("The languages that there are texts in: ko,en,zh-Hans", valueName: "tags"))
  var available: String?

  @Option(help: ArgumentHelp("The source language; the first of --available if not given.", valueName: "tag"))
  var source: String?

  @Option(help: ArgumentHelp("Languages to try before the source when nothing suits.", valueName: "tags"))
  var fallback: String?

  @Flag(help: "Says of each language why it stands where it does, and of the others why they don't.")
  var explain = false

  @Option(help: "How the languages are printed.")
  var format: Format = .text

  /// How the languages are printed.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  func run() throws {
    let resolution = try resolution()
    for (name, role) in resolution.unavailable {
      Console.error(
        "warning: \(role) '\(Console.printable(name))' is not among the available languages, and left out\n")
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
      // A list holds one language at least.
      return Resolution(
        preferred: preferred, available: available, fallback: givenFallback ?? [], source: givenSource ?? available[0])
    }
    let project = try project()
    return Resolution(
      preferred: preferred, available: project.available, fallback: givenFallback ?? project.fallback,
      source: givenSource ?? project.source)
  }

  private typealias Project = (available: [WrittenLanguage], fallback: [WrittenLanguage], source: WrittenLanguage)

  /// The languages as generated code has them: those listed, else those found.
  private func project() throws(Refusal) -> Project {
    let loaded: ConfigurationOptions.Loaded
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
