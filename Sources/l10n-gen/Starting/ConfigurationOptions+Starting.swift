import L10nCatalog
import L10nProject

extension ConfigurationOptions {
  /// Reads the configuration or, if there is none, uses the one that `init` would write, and reports this.
  ///
  /// - Parameter forCode: a Boolean value indicating whether code is read that needs no translation files.
  func loadOrStart(forCode: Bool = false) throws(Refusal) -> LoadedConfiguration {
    guard !hasConfiguration else { return try load() }
    let layout = ProjectLayout(translations: translations)
    let places: TranslationPlaces
    do {
      places = try TranslationPlaces(translations, layout)
    } catch {
      if forCode, translations == nil { return try load(unwritten: "source: en\n") }
      // This reports the missing configuration.
      return try load()
    }
    guard places.extended == nil else { return try load() }
    if let question = places.survey.question {
      throw .usage("there is no l10n.yml, and \(question), which writes one")
    }
    var configuration = StarterConfiguration(
      places, languages: places.survey.languages.map(\.name), output: StarterOutput(directory: nil))
    configuration.listings = layout.listings
    Console.error(
      "There is no l10n.yml, so '\(Console.printable(places.paths.joined(separator: "', '")))' was checked with the source "
        + "language \(Console.printable(configuration.source)). 'l10n-gen init' writes an l10n.yml to change.\n")
    return try load(unwritten: configuration.text)
  }
}
