import L10nCatalog
import L10nChecking
import L10nFormats
import L10nPipeline
import L10nProject
import L10nText

/// The strings of the product on another platform, which the configuration of a project names.
final class ProjectSource {
  let configured: ConfiguredSource
  private let loaded: LoadedConfiguration
  private let known: KnownFindings?
  private var files = TranslationFiles()
  /// The reason why its files can't be found.
  private(set) var failure: FileSystem.Failure?
  private var current: Analysis? {
    didSet { earlier = oldValue?.earlier ?? earlier }
  }
  private var earlier = Analysis.Earlier()

  init(_ configured: ConfiguredSource, _ loaded: LoadedConfiguration, known: KnownFindings?) {
    self.configured = configured
    self.loaded = loaded
    self.known = known
  }

  /// The strings of the files.
  var analysis: Analysis {
    if let current { return current }
    let new = Analysis(
      Pipeline(loaded.configuration), files.catalog(loaded.configuration.reading), files: files.files,
      paths: files.pathsByShown, known: known, since: earlier)
    current = new
    return new
  }

  /// The files and folders that couldn't be read.
  var failures: [FileSystem.Failure] { files.files.compactMap(\.failure) }

  func has(_ path: String) -> Bool { files.has(path) }

  /// Returns the content of one of the files, or `nil` for another file.
  func content(ofFile path: String) -> FileContent? { files.content(ofFile: path) }

  /// Takes the new text of a file. Returns a Boolean value indicating whether it is one of the files.
  func change(_ path: String, to bytes: [UInt8]) -> Bool {
    guard files.change(path, to: bytes) else { return false }
    current = nil
    return true
  }

  /// Reads what has changed on the disk. Returns a Boolean value indicating whether anything has.
  func update(from tree: some FileTree) -> Bool {
    guard let root = tree.realPath(loaded.translations) else {
      return fail(
        FileSystem.Failure(path: loaded.translations, reason: LoadedConfiguration.missingSource), TranslationFiles())
    }
    var new = files
    do {
      let hasChanged = try new.update(loaded, at: root, from: tree)
      return fail(nil, new) || hasChanged
    } catch {
      return fail(error, TranslationFiles())
    }
  }

  /// Takes the files, and the reason why there are none. Returns a Boolean value indicating whether the reason is new.
  private func fail(_ failure: FileSystem.Failure?, _ new: TranslationFiles) -> Bool {
    let isNews = failure?.reason != self.failure?.reason
    if isNews || new.files != files.files { current = nil }
    (self.failure, files) = (failure, new)
    return isNews
  }
}
