import L10nCatalog
import L10nFormats
import L10nText

/// The files of a project in the format of another platform, and the source language by the platform's own settings.
struct PlatformFiles {
  let format: any BundleFormat
  /// The files: those in the folders that settings name, or all if there are no settings.
  let tables: [String]
  /// The source language by the settings nearest to the root.
  let statement: LanguageSurvey.Statement?

  /// The formats, in the order in which an app's strings are looked for in them.
  static let formats = BundleFormats.all.filter { $0.tables?.hasKeysOfXcode == false }

  /// The ends of the names of files to look for.
  static let endings = formats.flatMap { format in
    format.fileExtensions.map { ".\($0)" } + [format.settingsName].compactMap { $0 }
  }

  /// - Parameters:
  ///   - paths: the paths of a project's files.
  ///   - bytes: a function that reads a file.
  init(of format: any BundleFormat, in paths: [String], _ bytes: (String) -> [UInt8]) {
    self.format = format
    let files = paths.filter { path in
      format.fileExtensions.contains { path.hasSuffix(".\($0)") } && !format.isOfTests(path)
    }
    guard let dialect = format.ownDialect else {
      let settings = paths.filter { FilePath.name($0) == format.settingsName }
        .compactMap { path in format.settings(bytes(path)).map { (path: path, settings: $0) } }
        .sorted { (FilePath.depth($0.path), $0.path) < (FilePath.depth($1.path), $1.path) }
      let folders = settings.map { FilePath.joined(FilePath.parent($0.path), $0.settings.directory) }
      let named = files.filter { file in folders.contains { FilePath.isInside(file, $0) } }
      tables = named.isEmpty ? files : named
      statement =
        settings.lazy.compactMap { path, settings in
          settings.source.map { LanguageSurvey.Statement(language: $0, file: path) }
        }.first
      return
    }
    tables = Self.files(files, showing: dialect, bytes)
    statement = nil
  }

  /// Returns the files in the places where files show that they are in a dialect, which their names don't say.
  private static func files(_ paths: [String], showing dialect: FileDialect, _ bytes: (String) -> [UInt8]) -> [String] {
    let files = paths.map { InputFile(path: $0.split(separator: "/").map(String.init), shownPath: $0, bytes: []) }
      .filter { if case .found = BundlePath($0.path, listed: nil).language { true } else { false } }
    let places = Dictionary(grouping: files) { AppleTablePlaces.folder(of: $0.shownPath) }
    return places.values.flatMap { files in
      let samples = files.prefix(sampleLimit).map { file in
        InputFile(path: file.path, shownPath: file.shownPath, bytes: bytes(file.shownPath))
      }
      return DialectSurvey.dialect(of: samples) == dialect ? files.map(\.shownPath) : []
    }.sorted()
  }

  /// The number of files of a place to read: data with a file for each language can have thousands.
  private static let sampleLimit = 100
}
