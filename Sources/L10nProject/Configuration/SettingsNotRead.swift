import L10nCatalog
import L10nFormats
import L10nText

extension ConfigurationPlace {
  /// Returns the metadata, glossaries and names that aren't read because of their place, each with the path at which it
  /// would be read. They are searched for next to the configuration and the one that it extends, in the places of the
  /// translations, and in the folders around these.
  ///
  /// - Parameters:
  ///   - configuration: the configuration, with its places as they are shown.
  ///   - names: the path of the names.
  ///   - base: the directory that the configuration's paths are relative to.
  ///   - extended: the path of the configuration that it extends, or `nil` if it extends none.
  static func settingsNotRead(
    by configuration: Configuration, names: String, _ base: String, extending extended: String?
  ) -> [(path: String, readPath: String)] {
    let read = configuration.translations.settings.map(FilePath.shown)
    let places = configuration.translations.shown + configuration.modules.flatMap { $0.translations ?? [] }
    let folders = [base] + [extended].compactMap { $0 }.map(FilePath.parent) + places
    let paths = (folders + places.flatMap { foldersAround($0, below: base) })
      .flatMap { TranslationPaths($0).settings.map(FilePath.shown) }
    let misplaced = unread(paths, besides: read).map { path in
      (path, read.first { FilePath.name($0) == FilePath.name(path) } ?? path)
    }
    // Elsewhere, files with this name are more likely something else.
    let namesPaths = folders.flatMap { TranslationPaths($0).names.map(FilePath.shown) }
    return misplaced + unread(namesPaths, besides: [FilePath.shown(names)]).map { ($0, names) }
  }

  /// Returns the existing files, sorted.
  private static func unread(_ paths: [String], besides read: [String]) -> [String] {
    Set(paths).subtracting(read).filter { FileSystem.kind(of: $0) == .file }.sorted()
  }

  /// Returns the folders around a place that are inside a directory.
  private static func foldersAround(_ place: String, below base: String) -> [String] {
    func absolute(_ path: String) -> String { FilePath.absolute(path, in: FileSystem.workingDirectory) }
    let root = absolute(base)
    return FilePath.ancestors(absolute(place)).dropFirst().prefix { $0 != root && FilePath.isInside($0, root) }
  }
}
