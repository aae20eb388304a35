import L10nProject
import L10nSwiftCode
import L10nText

/// The `l10n.yml` that a project gets which has only a configuration of SwiftGen. Its tables are read in place.
struct SwiftGenBeginning {
  /// The text of the file.
  let text: String

  /// - Parameters:
  ///   - paths: what is imported.
  ///   - tables: reads the tables at the paths, since nothing is written for those that can't be imported.
  ///
  /// `nil` if there is a configuration already, or none of SwiftGen's.
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
      translations = Self.folder(of: FilePath.joined(folder, project.inputs.first ?? "."))
    }
    let output = files.generated.first?.path ?? FilePath.joined(folder, project.outputs[0])
    text =
      SwiftGenStart(
        project, translations: FilePath.shown(translations), source: project.language ?? "en",
        folder: FilePath.shown(FilePath.parent(output))
      ).text
  }

  /// The folder around the languages' folders.
  private static func folder(of input: String) -> String {
    var folder = input
    if !FilePath.name(folder).hasSuffix(".lproj"), FileSystem.kind(of: folder) != .directory {
      folder = FilePath.parent(folder)
    }
    return FilePath.name(folder).hasSuffix(".lproj") ? FilePath.parent(folder) : folder
  }

  /// The new file.
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
