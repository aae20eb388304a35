import L10nProject
import L10nSwiftCode
import L10nText

/// The configurations of SwiftGen in a project, and the Swift files that it generated for strings.
struct SwiftGenFiles {
  /// The paths of the configurations with strings.
  private(set) var configurations: [String] = []
  /// The settings, in the order of the configurations.
  private(set) var projects: [(project: SwiftGenProject, folder: String)] = []
  /// The settings for code that replaces SwiftGen's, one for each folder with files of a configuration.
  private(set) var outputs: [SwiftGenOutput] = []
  /// The files that SwiftGen generated.
  private(set) var generated: [SourceFile] = []
  /// The files that SwiftGen would generate, but that don't exist.
  private(set) var missing: [(path: String, configuration: String)] = []

  /// Looks for configurations in a folder and its subfolders. The first one is the nearest to the folder.
  init(below folder: String) throws(Refusal) {
    let search = FileSearch(endings: [SwiftGenProject.fileExtension])
    let paths = search.readableFiles(below: folder)
      .filter { SwiftGenProject.isConfiguration(FilePath.name($0)) }
    try self.init(paths)
  }

  /// Reads the configurations at some paths. The first one is the nearest to the working directory.
  init(_ paths: [String]) throws(Refusal) {
    let paths = paths.map(FilePath.shown)
    do throws(FileSystem.Failure) {
      for path in paths.sorted(by: Self.isNearer) {
        let project = SwiftGenProject(try FileSystem.bytes(of: path))
        guard !project.outputs.isEmpty else { continue }
        configurations.append(path)
        projects.append((project, FilePath.parent(path)))
        var places: [Place] = []
        for output in project.outputs {
          let written = FilePath.shown(FilePath.joined(FilePath.parent(path), output.path))
          guard let resolved = Self.resolved(written) else {
            missing.append((written, path))
            continue
          }
          let file = Self.existing(resolved)
          places.append((output, FilePath.shown(FilePath.parent(file ?? resolved)), file != nil))
          guard !generated.contains(where: { $0.path == resolved }) else { continue }
          if let file {
            generated.append(SourceFile(path: file, bytes: try FileSystem.bytes(of: file)))
          } else {
            missing.append((resolved, path))
          }
        }
        outputs += Self.outputs(at: places)
      }
    } catch {
      throw .file(error)
    }
  }

  var isEmpty: Bool { projects.isEmpty }

  /// A file of a configuration, with the folder that it is in or would be in.
  private typealias Place = (output: SwiftGenProject.Output, folder: String, exists: Bool)

  /// Returns the settings for code that replaces the files of a configuration.
  private static func outputs(at places: [Place]) -> [SwiftGenOutput] {
    // The folders of files that are there come first: another may be written wrong.
    let folders = (places.filter(\.exists) + places).map(\.folder)
    var seen: Set<String> = []
    return folders.filter { seen.insert($0).inserted }.compactMap { folder in
      SwiftGenOutput(places.filter { $0.folder == folder }.map(\.output), folder: folder)
    }
  }

  /// Returns the files that SwiftGen generated, with their modules.
  func sources(in modules: CodeModules?) -> [SwiftGenSource] {
    generated.map { SwiftGenSource(path: $0.path, bytes: $0.bytes, module: modules?.module(of: $0.path)) }
  }

  private static func isNearer(_ one: String, _ other: String) -> Bool {
    let depths = [one, other].map { $0.split(separator: "/").count }
    return depths[0] == depths[1] ? one < other : depths[0] < depths[1]
  }

  /// Returns the path of a file that SwiftGen generates. If it has variables such as `${PROJECT_DIR}`, which only Xcode knows,
  /// it is the file whose path ends in what follows them, or `nil` if there is none.
  private static func resolved(_ path: String) -> String? {
    let components = path.split(separator: "/")
    guard let variable = components.lastIndex(where: { $0.contains("$") }) else { return path }
    let end = "/" + components[(variable + 1)...].joined(separator: "/")
    return FileSearch(endings: [FilePath.name(end)]).readableFiles(below: ".").map(FilePath.shown)
      .filter { file in
        ("/" + file).hasSuffix(end) && (try? FileSystem.bytes(of: file)).map(SwiftGenHeader.isOfSwiftGen) ?? false
      }.min(by: isNearer)
  }

  /// Returns the path of a file in the case of the actual folders, which may differ in a configuration that was written
  /// on a Mac.
  private static func existing(_ path: String) -> String? {
    if FileSystem.kind(of: path) == .file { return path }
    let isAbsolute = path.hasPrefix("/")
    var found = isAbsolute ? "/" : "."
    for component in path.split(separator: "/").map(String.init) {
      let names = (try? FileSystem.names(in: found)) ?? []
      let isSpecial = component == ".." || component == "."
      guard
        let name = isSpecial || names.contains(component)
          ? component : names.sorted().first(where: { $0.lowercased() == component.lowercased() })
      else { return nil }
      found = found == "." ? name : FilePath.joined(found, name)
    }
    return FileSystem.kind(of: found) == .file ? found : nil
  }
}
