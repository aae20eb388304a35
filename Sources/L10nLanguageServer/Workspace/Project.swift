import L10nCatalog
import L10nChecking
import L10nFormats
import L10nPipeline
import L10nProject
import L10nText

/// A project of the workspace: a configuration, and the translation files that it names.
final class Project {
  /// The place in which the configuration was found.
  private let place: ConfigurationPlace
  /// The path of the configuration.
  let configurationPath: String
  /// The configuration that was read last, or `nil` if it never could be.
  private(set) var loaded: LoadedConfiguration?
  private var known: KnownFindings?
  /// The reason why the present configuration or the files can't be read.
  private(set) var refusal: Refusal?
  private var configurationText: [UInt8]?
  /// The files of the configuration, as the file system describes them.
  private var settings: [String?] = []
  private var files = TranslationFiles()
  /// The strings of other platforms.
  private var sources: [ProjectSource] = []
  private var current: Analysis? {
    didSet { earlier = oldValue?.earlier ?? earlier }
  }
  /// The results for earlier strings with the present configuration.
  private var earlier = Analysis.Earlier()

  init(_ place: ConfigurationPlace, configuration path: String) {
    self.place = place
    configurationPath = path
  }

  /// Returns the path without links of the configuration at a place, or `nil` if there is none.
  static func configurationPath(at place: ConfigurationPlace) -> String? {
    place.foundConfiguration.map { path in
      let absolute = FilePath.absolute(path, in: FileSystem.workingDirectory)
      return FileSystem.realPath(absolute) ?? absolute
    }
  }

  /// A Boolean value indicating whether the configuration still is the one of its place.
  var hasConfiguration: Bool { Self.configurationPath(at: place) == configurationPath }

  /// The directory whose Swift code uses the strings.
  var base: String {
    FilePath.absolute(loaded?.base ?? FilePath.parent(configurationPath), in: FileSystem.workingDirectory)
  }

  /// The strings of the project's own files, or `nil` if they can't be read.
  var analysis: Analysis? {
    if let current { return current }
    guard let loaded, !files.files.isEmpty else { return nil }
    current = Analysis(
      Pipeline(loaded.configuration), files.catalog(loaded.configuration.reading), files: files.files,
      paths: files.pathsByShown, known: known, sources: sources.map { ($0.configured, $0.analysis) }, since: earlier)
    return current
  }

  /// Returns the strings that a translation file belongs to: the project's, or those of another platform.
  func analysis(ofFile path: String) -> Analysis? {
    files.has(path) ? analysis : sources.first { $0.has(path) }?.analysis
  }

  /// The files and folders that couldn't be read.
  var failures: [FileSystem.Failure] { files.files.compactMap(\.failure) + sources.flatMap(\.failures) }

  /// The places of other platforms' strings that can't be found, with the reasons.
  var missingSources: [FileSystem.Failure] { sources.compactMap(\.failure) }

  /// Returns a Boolean value indicating whether a file is one of the project's translation files.
  func hasAsOwn(_ path: String) -> Bool { files.has(path) }

  /// Returns a Boolean value indicating whether a file is one of the project's translation files, or of those of other
  /// platforms.
  func has(_ path: String) -> Bool { files.has(path) || sources.contains { $0.has(path) } }

  /// Returns the content of a translation file of the project or of another platform.
  func content(ofFile path: String) -> FileContent? {
    files.content(ofFile: path) ?? sources.lazy.compactMap { $0.content(ofFile: path) }.first
  }

  // MARK: Changes

  /// Takes the new text of a file, without a look at the others. Returns a Boolean value indicating whether the project
  /// has the file.
  func change(_ path: String, to bytes: [UInt8]) -> Bool {
    let isOther = sources.reduce(false) { $1.change(path, to: bytes) || $0 }
    guard files.change(path, to: bytes) || isOther else { return false }
    current = nil
    return true
  }

  /// Reads what has changed on the disk. Returns a Boolean value indicating whether anything has.
  func update(from tree: some FileTree) -> Bool {
    let isConfigured = updateConfiguration(from: tree)
    guard let loaded else { return isConfigured }
    if isConfigured { sources = loaded.sources.map { ProjectSource($0.configured, $0.project, known: known) } }
    guard let root = tree.realPath(loaded.translations) else {
      return refuse("there is no such directory; set the directory of the translation files in 'translations'")
        || isConfigured
    }
    do {
      let hasChanged = try files.update(loaded, at: root, from: tree)
      if case .file? = refusal { refusal = nil }
      let othersHaveChanged = sources.reduce(false) { $1.update(from: tree) || $0 }
      guard isConfigured || hasChanged || othersHaveChanged else { return false }
      current = nil
      return true
    } catch {
      return refuse(error.reason) || isConfigured
    }
  }

  private func refuse(_ reason: String) -> Bool {
    if case .file(let failure)? = refusal, failure.reason == reason { return false }
    refusal = .file(.init(path: loaded?.translations ?? configurationPath, reason: reason))
    (files, current) = (TranslationFiles(), nil)
    return true
  }

  /// Reads the configuration if one of its files has changed, or its text in the editor. While it has a mistake, the last
  /// one without is used.
  private func updateConfiguration(from tree: some FileTree) -> Bool {
    let text = try? tree.bytes(of: configurationPath, limit: InputFile.sizeLimit)
    let identities = settingsPaths.map { FileIdentity($0)?.description }
    guard settings.isEmpty || identities != settings || text != configurationText else { return false }
    configurationText = text
    do throws(Refusal) {
      let new = try place.load(text: text)
      known = try new.knownFindings()
      loaded = new
      refusal = nil
    } catch {
      refusal = error
    }
    current = nil
    earlier = Analysis.Earlier()
    settings = settingsPaths.map { FileIdentity($0)?.description }
    return true
  }

  private var settingsPaths: [String] {
    let reading = loaded?.configuration.reading
    let others = [loaded?.names, loaded?.baseline, reading?.infoPropertyList?.path].compactMap(\.self)
    return [configurationPath] + others + (reading?.infoSettings.map(\.path) ?? [])
  }
}
