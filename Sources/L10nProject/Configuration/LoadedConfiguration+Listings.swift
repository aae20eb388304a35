import L10nCatalog
import L10nText

extension LoadedConfiguration {
  /// The listings of stores as projects of their own: each has its locales, its source and no code, and the
  /// configuration's rules.
  package var listings: [LoadedConfiguration] { configuration.listings.map(project) }

  private func project(_ listing: ConfiguredListing) -> LoadedConfiguration {
    let directory = FilePath.shown(FilePath.joined(base, listing.path))
    let source =
      listing.source.map { (locale: $0, isKnown: true) }
      ?? ListingDirectory(at: directory, of: listing.store).source(for: configuration.reading.source)
    let options = ListingOptions(
      store: listing.store, missingSource: source.isKnown ? nil : configuration.reading.source, offset: listing.offset)
    let reading = ReadingOptions(
      listing: options, source: source.locale, configuration: configuration.reading.configuration)
    var project = self
    project.paths = TranslationPaths(directory, store: listing.store)
    project.configuration = Configuration(
      translations: project.paths, names: configuration.names, reading: reading, checking: configuration.checking,
      emission: EmissionOptions())
    project.configuration.baseline = configuration.baseline
    project.output = nil
    return project
  }

  /// Returns the listing in a directory, or `nil` if the configuration names none there.
  package func listing(at directory: String) -> LoadedConfiguration? {
    func absolute(_ path: String) -> String { FilePath.absolute(path, in: FileSystem.workingDirectory) }
    return listings.first { absolute($0.translations) == absolute(directory) }
  }
}

extension LoadedConfiguration {
  /// Refuses a store's listing, for commands that are about code or about files with several strings.
  package func refuseListing() throws(Refusal) {
    guard paths.store != nil else { return }
    throw .usage("'\(translations)' is a store's listing, which this command isn't for; leave out --translations")
  }
}
