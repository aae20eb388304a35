import L10nProject
import L10nSwiftCode
import L10nText

/// The new `l10n.yml` of a project that has only a SwiftGen configuration. Its tables are read in place.
struct SwiftGenBeginning {
  /// The text of the file.
  let text: String

  /// - Parameters:
  ///   - paths: the paths of the imported files.
  ///   - tables: a function that reads the tables at the paths, since nothing is written for tables that can't be
  ///     imported.
  ///
  /// Returns `nil` if there is already a configuration, or if SwiftGen has none.
  init?(
    of options: ConfigurationOptions, _ paths: [String], _ tables: () throws(Refusal) -> [InputFile]
  ) throws(Refusal) {
    guard !options.hasConfiguration, try TranslatorFiles(paths) == nil else { return nil }
    let files = try SwiftGenFiles(below: ".")
    guard let (project, folder) = files.projects.first, try !tables().isEmpty else { return nil }
    let translations: String
    if paths.count == 1, FileSystem.kind(of: paths[0]) == .directory {
      translations = FilePath.name(paths[0]).hasSuffix(".lproj") ? FilePath.parent(paths[0]) : paths[0]
    } else {
      // Only Xcode knows the values of variables such as '${PROJECT_DIR}'.
      let input = project.inputs.first.flatMap { $0.contains("$") ? nil : FilePath.joined(folder, $0) }
      translations = Self.folder(of: input ?? paths.first ?? folder)
    }
    guard let output = files.outputs.first else { return nil }
    text =
      SwiftGenStart(
        translations: FilePath.shown(translations), source: project.language ?? "en", output: output
      ).text
  }

  /// Returns the folder that contains the languages' folders.
  private static func folder(of input: String) -> String {
    var folder = input
    if !FilePath.name(folder).hasSuffix(".lproj"), FileSystem.kind(of: folder) != .directory {
      folder = FilePath.parent(folder)
    }
    return FilePath.name(folder).hasSuffix(".lproj") ? FilePath.parent(folder) : folder
  }

  /// The change that creates the file.
  var change: OutputChanges.Written {
    .init(path: ConfigurationPlace.name, name: ConfigurationPlace.name, old: nil, new: Array(text.utf8))
  }

  func write() throws(Refusal) {
    try ProjectLock.acquire(around: ".")
    do {
      try NewFile.write(Array(text.utf8), to: ConfigurationPlace.name)
    } catch {
      throw .file(error)
    }
    Console.error("Wrote \(ConfigurationPlace.name)\n")
  }
}
