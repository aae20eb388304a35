package import L10nCatalog
package import L10nText

/// The configuration with the places that it names made relative to the working directory.
package struct LoadedConfiguration {
  package var configuration: Configuration
  /// The place where it was read.
  package var path: String
  /// The places of the bundles, as they are to be shown.
  package var paths: TranslationPaths
  /// The file with the names of keys, whether or not it exists.
  package var names: String
  /// The baseline that the configuration names, whether or not it exists.
  package var baseline: String?
  /// The place where the configuration wants generated files.
  package var output: String?
  /// The directory that holds the configuration, or for one among the bundles the working directory.
  package var base: String

  /// The directory of the bundles, as it is to be shown.
  package var translations: String { paths.directory }
}

extension LoadedConfiguration {
  /// The files of the translations directory, those among them that could not be read.
  package func files() throws(Refusal) -> [InputFile] {
    do {
      return try TranslationsDirectory.files(at: paths)
    } catch {
      throw .file(error)
    }
  }
}
