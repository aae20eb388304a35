import L10nExtraction
import L10nProject
import L10nText

extension MissingKeys {
  /// Reads code, and the tables of the project around it.
  ///
  /// - Parameters:
  ///   - places: folders and files with code.
  ///   - project: the configuration of the project.
  init(at places: [String], in project: LoadedConfiguration) throws(Refusal) {
    let base = project.base
    let folders = [base] + places.filter { !PackageTargets.contains(FilePath.shown(base), FilePath.shown($0)) }
    let targets = ProjectTargets(below: folders)
    do throws(FileSystem.Failure) {
      let code = try ProjectCode(at: places, targets)
      let lookups = ProjectLookups(code, macros: targets.macros, ProjectSettings(project))
      self.init(
        lookups.keys, in: code.files, homes: code.fileTargets.map(targets.homes(of:)),
        tables: Self.tables(below: folders, targets))
    } catch {
      throw .file(error)
    }
  }

  private static func tables(below folders: [String], _ targets: ProjectTargets) -> [KeyTable] {
    let search = FileSearch(endings: [".xcstrings", ".strings", ".stringsdict"])
    let paths = Set(folders.flatMap(search.readableFiles).map(FilePath.shown)).sorted()
    let owners = paths.map(targets.targets(of:))
    return Concurrently.map(paths.count) { index -> KeyTable? in
      let path = paths[index]
      guard let bytes = try? FileSystem.bytes(of: path, limit: InputFile.sizeLimit) else { return nil }
      let file = InputFile(path: path.split(separator: "/").map(String.init), shownPath: path, bytes: bytes)
      return KeyTable(file, targets: owners[index])
    }.compactMap(\.self)
  }
}
