import L10nCatalog
import L10nText

extension ConfigurationPlace {
  /// The metadata and glossaries that look as if they counted and don't, each with the path at which it would: those next to
  /// the configuration, or at one of several places with translations.
  ///
  /// - Parameters:
  ///   - configuration: with its places as they are shown.
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
