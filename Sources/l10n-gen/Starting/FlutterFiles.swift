import L10nCatalog
import L10nFormats
import L10nText

/// The ARB files of a project, and the source language by Flutter's settings.
struct FlutterFiles {
  /// The files in the folders that the settings name, or all if there are no settings.
  let tables: [String]
  /// The language of the template, by the settings nearest to the root.
  let statement: LanguageSurvey.Statement?

  /// The ends of the names of files to look for.
  static let endings = [".\(ARBFile.fileExtension)", FlutterSettings.fileName]

  /// - Parameters:
  ///   - paths: the paths of a project's files.
  ///   - bytes: a function that reads a file.
  init(_ paths: [String], _ bytes: (String) -> [UInt8]) {
    let files = paths.filter { $0.hasSuffix(Self.endings[0]) }
    let settings = paths.filter { FilePath.name($0) == FlutterSettings.fileName }
      .map { (path: $0, settings: FlutterSettings(bytes($0))) }
      .sorted { (FilePath.depth($0.path), $0.path) < (FilePath.depth($1.path), $1.path) }
    let folders = settings.map { FilePath.joined(FilePath.parent($0.path), $0.settings.directory) }
    let named = files.filter { file in folders.contains { FilePath.isInside(file, $0) } }
    tables = named.isEmpty ? files : named
    statement =
      settings.lazy.compactMap { path, settings in
        settings.sourceLanguage.map { LanguageSurvey.Statement(language: $0, file: path) }
      }.first
  }
}
