package import L10nCatalog
package import L10nText

/// A configuration whose paths are relative to the working directory.
package struct LoadedConfiguration {
  package var configuration: Configuration
  /// The path of the configuration file.
  package var path: String
  /// The places of the bundles, as they are shown.
  package var paths: TranslationPaths
  /// The file with the names of keys, which need not exist.
  package var names: String
  /// The baseline in the configuration, which need not exist.
  package var baseline: String?
  /// The configured place of generated files.
  package var output: String?
  /// The directory of the configuration or, if the configuration is among the bundles, the working directory.
  package var base: String

  /// The directory of the bundles, as it is shown.
  package var translations: String { paths.directory }
}

extension LoadedConfiguration {
  /// The reason why the strings of another platform can't be read.
  package static let missingSource = "there is no such directory; correct 'sources' in l10n.yml"

  /// Returns the files of the translations directory, including those that couldn't be read.
  package func files() throws(Refusal) -> [InputFile] {
    try contents().files
  }

  /// Returns the same files, with the links that reading passed over.
  package func contents() throws(Refusal) -> TranslationsDirectory.Contents {
    do {
      var contents = try TranslationsDirectory.contents(at: paths)
      contents.files = configuration.reading.configured(contents.files)
      return contents
    } catch {
      guard configuration.hasAccessors || FileSystem.kind(of: translations) != nil else {
        throw .file(.init(path: translations, reason: Self.missingSource))
      }
      throw .file(error)
    }
  }
}
