import L10nCatalog
import L10nProject
import L10nText

/// The settings of a project about its code, with paths relative to the working directory.
struct ProjectSettings {
  private(set) var extraction = ExtractionSettings()
  private(set) var lookups: [StringLookup] = []
  /// The source language, or `nil` if there is no configuration.
  private(set) var source: String?

  /// Reads the configuration, if there is one.
  init(_ place: ConfigurationPlace) throws(Refusal) {
    if place.hasConfiguration { read(try place.load()) }
  }

  init(_ loaded: LoadedConfiguration) { read(loaded) }

  private mutating func read(_ loaded: LoadedConfiguration) {
    extraction = loaded.configuration.extraction
    lookups = loaded.configuration.lookups
    source = loaded.configuration.reading.source
    func shown(_ path: String) -> String { FilePath.shown(FilePath.joined(loaded.base, path)) }
    extraction.exclude = extraction.exclude.map(shown)
    extraction.catalogs = extraction.catalogs?.map(shown)
  }

  /// Returns a Boolean value indicating whether lookups in a file don't count.
  func excludes(_ path: String) -> Bool { extraction.exclude.contains { PackageTargets.contains($0, path) } }

  /// Returns a Boolean value indicating whether a catalog is one of those to update.
  func updates(_ path: String) -> Bool {
    extraction.catalogs?.contains { PackageTargets.contains($0, path) } ?? true
  }
}
