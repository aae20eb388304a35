import L10nCatalog
import L10nFormats
import L10nText

/// The place of the configuration and of the translation files, given by the user or found.
package struct ConfigurationPlace {
  /// The configuration file to use instead of l10n.yml.
  package var config: String?
  /// The directory of translation files to use instead of the one in l10n.yml.
  package var translations: String?
  /// The directory in which the parts that aren't given are searched for, and above which.
  private let directory: String

  /// Creates a place. Parts that aren't given are searched for.
  package init(config: String? = nil, translations: String? = nil, directory: String = ".") {
    self.config = config
    self.translations = translations
    self.directory = directory
  }

  /// Waits until no other command writes the project's files. Call it before reading anything that will be written
  /// again.
  ///
  /// - Parameter outputs: the directories that the command writes to.
  package func lock(and outputs: [String] = []) throws(Refusal) {
    try Refusal.refuseEmpty(config, "--config")
    try Refusal.refuseEmpty(translations, "--translations")
    try ProjectLock.acquire(around: try folder(), and: outputs)
  }

  /// Waits in the same way, and lets others write again after `body`.
  package func whileLocked<Result>(_ body: () throws(Refusal) -> Result) throws(Refusal) -> Result {
    try ProjectLock.whileHeld(around: try folder(), body)
  }

  /// The folder of the configuration.
  private func folder() throws(Refusal) -> String {
    FilePath.parent(FilePath.absolute(try find().path, in: FileSystem.workingDirectory))
  }

  /// Reads the configuration.
  ///
  /// - Parameter text: the text of its file, such as that in an editor, or `nil` to read the file.
  package func load(text: [UInt8]? = nil) throws(Refusal) -> LoadedConfiguration {
    try Refusal.refuseEmpty(config, "--config")
    try Refusal.refuseEmpty(translations, "--translations")
    let found = try find()
    let path = found.path
    let bytes = if let text { text } else { try Self.bytes(at: path) }
    guard bytes.count <= Self.sizeLimit else {
      throw .file(.init(path: path, reason: "too large for a configuration; name another file"))
    }
    return try load(SourceFile(path: FilePath.shown(path), bytes: bytes), found)
  }

  /// Reads the text of a configuration without a file, as if the file were in the working directory.
  package func load(unwritten text: String) throws(Refusal) -> LoadedConfiguration {
    try load(SourceFile(path: Self.name, bytes: Array(text.utf8)), (Self.name, ".", false))
  }

  private func load(_ file: SourceFile, _ found: Found) throws(Refusal) -> LoadedConfiguration {
    let path = found.path
    let extended = try ConfigurationReader.extendedPath(in: file).map { (written) throws(Refusal) in
      try Self.file(at: FilePath.shown(FilePath.joined(FilePath.parent(path), written)))
    }
    switch ConfigurationReader.read(file, extending: extended) {
    case .problems(let problems): throw .configuration(problems)
    case .configuration(var configuration):
      try Self.refuseOutside(configuration, found.base, FilePath.parent(path))
      let names = FilePath.shown(FilePath.joined(FilePath.parent(path), configuration.names))
      configuration.reading.names = try Self.names(at: names)
      do {
        func file(_ written: String) throws(Refusal) -> SourceFile {
          try Self.file(at: FilePath.shown(FilePath.joined(found.base, written)))
        }
        configuration.reading.infoPropertyList = try configuration.infoPropertyList.map(file)
        configuration.reading.infoSettings = try configuration.infoSettings.map(file)
      } catch .file(var failure) {
        failure.reason += "; 'info-plist' in \(FilePath.shown(path)) names this file"
        throw .file(failure)
      }
      for index in configuration.reading.tables.indices {
        let path = FilePath.shown(FilePath.joined(found.base, configuration.reading.tables[index].path))
        configuration.reading.tables[index].present = Self.content(ofTableAt: path)
      }
      var paths = configuration.translations
      if let translations {
        paths = TranslationPaths(translations)
      } else {
        paths.directory =
          found.isInTranslations ? FilePath.parent(path) : FilePath.joined(found.base, paths.directory)
      }
      paths.directory = FilePath.shown(paths.directory)
      configuration.translations = paths
      for index in configuration.modules.indices {
        Self.show(&configuration.modules[index], found.base, paths.directory)
      }
      configuration.reading.settingsNotRead = Self.settingsNotRead(
        by: configuration, names: names, found.base, extending: extended?.path)
      let loaded = LoadedConfiguration(
        configuration: configuration,
        path: path,
        paths: paths,
        names: names,
        baseline: configuration.baseline.map { FilePath.shown(FilePath.joined(found.base, $0)) },
        output: configuration.outputDirectory.map { FilePath.shown(FilePath.joined(found.base, $0)) },
        base: found.base)
      return translations.flatMap { loaded.listing(at: $0) ?? loaded.source(at: $0) } ?? loaded
    }
  }

  /// Makes the paths of a module relative to the working directory. The paths of its strings become those that are
  /// shown.
  ///
  /// - Parameter directory: the directory of the translation files, as it is shown.
  private static func show(_ module: inout ConfiguredModule, _ base: String, _ directory: String) {
    func absolute(_ path: String) -> String { FilePath.absolute(path, in: FileSystem.workingDirectory) }
    func shown(_ path: String) -> String { FilePath.shown(FilePath.joined(base, path)) }
    module.translations = module.translations?.map { place in
      let (place, root) = (absolute(FilePath.joined(base, place)), absolute(directory))
      if FilePath.isInside(root, place) { return "." }
      return FilePath.isInside(place, root) ? FilePath.joined(directory, FilePath.relative(place, to: root)) : place
    }
    module.sources = module.sources?.map(shown)
    module.outputDirectory = module.outputDirectory.map(shown)
  }

  /// Refuses files of the configuration that would be written outside its package. There is no option for such paths,
  /// so a user can't have intended them.
  private static func refuseOutside(
    _ configuration: Configuration, _ base: String, _ folder: String
  ) throws(Refusal) {
    let names = configuration.names.contains("/") ? [("names", configuration.names, folder)] : []
    let written = names + configuration.reading.tables.map { ("tables", $0.path, base) }
    for (field, path, directory) in written {
      let root = PackageRoot.path(around: base)
      guard OutputDirectory(path: FilePath.joined(directory, path)).isInside(root) else {
        throw .usage("'\(path)' in '\(field)' of l10n.yml is outside this package; name a file in '\(root)'")
      }
    }
  }

  /// Returns the content of the readable files of a table. 'emit' reports the others.
  private static func content(ofTableAt path: String) -> AppleTableContent {
    let files: [(language: String?, path: String)] =
      LanguagePath(path).map { $0.files.map { ($0.language, $0.path) } } ?? [(nil, path)]
    var content = AppleTableContent()
    for (language, path) in files {
      guard let bytes = try? FileSystem.bytes(of: path, limit: InputFile.sizeLimit) else { continue }
      content.add(InputFile(path: [FilePath.name(path)], shownPath: path, bytes: bytes), language: language)
    }
    return content
  }

  private static func names(at path: String) throws(Refusal) -> SourceFile? {
    FileSystem.kind(of: path) == nil ? nil : try file(at: path)
  }

  private static func bytes(at path: String) throws(Refusal) -> [UInt8] {
    do {
      return try FileSystem.bytes(of: path, limit: sizeLimit)
    } catch {
      throw .file(error)
    }
  }

  private static func file(at path: String) throws(Refusal) -> SourceFile {
    do {
      return SourceFile(path: path, bytes: try FileSystem.bytes(of: path, limit: InputFile.sizeLimit))
    } catch {
      throw .file(error)
    }
  }

  package static let name = "l10n.yml"
  private static let sizeLimit = 1 << 20

  /// The path of a configuration, and the directory that its own paths are relative to.
  private typealias Found = (path: String, base: String, isInTranslations: Bool)

  /// A Boolean value indicating whether a configuration is given or found.
  package var hasConfiguration: Bool { foundConfiguration != nil }

  /// The path of the configuration that is given or found, or `nil` if there is none.
  package var foundConfiguration: String? { config ?? existing?.path }

  private func find() throws(Refusal) -> Found {
    if let config { return (config, FilePath.parent(config), false) }
    if let existing { return existing }
    throw .usage(
      "there is no \(Self.name) here or in '\(translations ?? "translations")', nor in the directories above up to the "
        + "repository's root; 'l10n-gen init' writes one, and --config names one elsewhere")
  }

  private var existing: Found? {
    for base in directories {
      let path = FilePath.joined(base, Self.name)
      if FileSystem.kind(of: path) != nil { return (path, base, false) }
      let inside = FilePath.joined(translations ?? FilePath.joined(base, "translations"), Self.name)
      if FileSystem.kind(of: inside) != nil { return (inside, base, true) }
    }
    return nil
  }

  /// The directory and those above it, up to the root of the git repository. Without a repository, only the directory.
  private var directories: [String] {
    let ancestors = FilePath.ancestors(FileSystem.realPath(directory) ?? FileSystem.workingDirectory)
    let root = ancestors.firstIndex { FileSystem.kind(of: FilePath.joined($0, ".git")) != nil } ?? 0
    return [directory]
      + (0..<root).map { FilePath.joined(directory, Array(repeating: "..", count: $0 + 1).joined(separator: "/")) }
  }
}
