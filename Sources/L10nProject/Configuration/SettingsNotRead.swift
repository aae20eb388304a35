import L10nCatalog
import L10nText

extension ConfigurationPlace {
  /// Returns the metadata and glossaries that aren't read because of their place, next to the configuration or in one
  /// of several translation directories, each with the path at which it would be read.
  ///
  /// - Parameters:
  ///   - configuration: the configuration, with its places as they are shown.
  ///   - base: the directory that the configuration's paths are relative to.
  static func settingsNotRead(
    by configuration: Configuration, _ base: String
  ) -> [(path: String, readPath: String)] {
    let read = configuration.translations.settings.map(FilePath.shown)
    let places = configuration.translations.shown + configuration.modules.flatMap { $0.translations ?? [] }
    let paths = ([base] + places).flatMap { TranslationPaths($0).settings.map(FilePath.shown) }
    return Set(paths).subtracting(read).filter { FileSystem.kind(of: $0) == .file }.sorted().map { path in
      let readPath = read.first { FilePath.name($0) == FilePath.name(path) }
      return (path, readPath ?? path)
    }
  }
}
