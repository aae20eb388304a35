import L10nExtraction
import L10nProject
import L10nSwiftCode
import L10nText

/// The targets that compile each file, in the Xcode projects of a folder and in those that XcodeGen or Tuist would make there.
struct XcodeMembership {
  private let projects: [Project]

  private struct Project {
    /// The path of the `.xcodeproj`, as it is shown.
    let path: String
    let targets: XcodeTargets
  }

  /// - Parameter folder: the folder of the project.
  init(below folder: String) {
    let search = FileSearch(endings: ["project.pbxproj"] + GeneratedProjects.endings)
    let paths = search.readableFiles(below: folder)
    self.init(Self.projectFiles(among: paths), GeneratedProjects(paths))
  }

  /// Returns each `project.pbxproj` among some files, with its path.
  static func projectFiles(among paths: [String]) -> [(path: String, bytes: [UInt8])] {
    paths.filter { FilePath.name($0) == "project.pbxproj" }.compactMap { path in
      (try? FileSystem.bytes(of: path, limit: InputFile.sizeLimit)).map { (path, $0) }
    }
  }

  /// - Parameters:
  ///   - files: each `project.pbxproj` with its path.
  ///   - generated: the projects that XcodeGen or Tuist would make.
  init(_ files: [(path: String, bytes: [UInt8])], _ generated: GeneratedProjects) {
    projects =
      files.map { file in
        let project = FilePath.parent(file.path)
        let targets = XcodeTargets(file.bytes, in: Self.absolute(FilePath.parent(project)))
        return Project(path: FilePath.shown(project), targets: targets)
      } + generated.projects.map { Project(path: FilePath.shown($0.path), targets: $0.targets) }
  }

  /// Returns the names of the targets that compile a file or copy it as a resource.
  func targets(of path: String) -> Set<String> {
    let path = Self.absolute(path)
    return projects.reduce(into: []) { $0.formUnion($1.targets.targets(of: path)) }
  }

  /// Returns the paths of the projects with targets that compile a file or copy it.
  func projects(of path: String) -> Set<String> {
    let path = Self.absolute(path)
    return Set(projects.filter { !$0.targets.targets(of: path).isEmpty }.map(\.path))
  }

  /// Returns the names of the targets that get a file by its place, without listing it.
  func targets(finding path: String) -> Set<String> {
    let path = Self.absolute(path)
    return projects.reduce(into: []) { $0.formUnion($1.targets.targets(finding: path)) }
  }

  /// Returns the name of the module that a target's code is in.
  func module(ofTarget name: String) -> String {
    projects.lazy.compactMap { $0.targets.module(ofTarget: name) }.first ?? name
  }

  /// Returns the kinds of the targets that compile a file.
  func kinds(ofTargetsOf path: String) -> Set<XcodeTargets.Kind> {
    let path = Self.absolute(path)
    return projects.reduce(into: []) { $0.formUnion($1.targets.kinds(ofTargetsOf: path)) }
  }

  /// Returns the names of the targets that compile most of some files, such as those of one app for two systems. Files
  /// that no target compiles don't count.
  func mainTargets(of files: some Sequence<String>) -> Set<String> {
    var counts: [String: Int] = [:]
    var total = 0
    for file in files {
      let targets = targets(of: file)
      if !targets.isEmpty { total += 1 }
      for target in targets { counts[target, default: 0] += 1 }
    }
    return Set(counts.filter { $0.value * 2 > total }.keys)
  }

  /// The names of the targets with Swift code that a tool writes for their resources.
  var withCodeOfResources: Set<String> {
    projects.reduce(into: []) { $0.formUnion($1.targets.withCodeOfResources) }
  }

  /// Returns a Boolean value indicating whether one of some targets gets files by their places, without a list.
  func findsFiles(ofTargets targets: Set<String>) -> Bool {
    projects.contains { $0.targets.findsFiles(ofTargets: targets) }
  }

  /// Returns a Boolean value indicating whether a manifest of XcodeGen or Tuist says where files of some targets are.
  func searchesFiles(ofTargets targets: Set<String>) -> Bool {
    projects.contains { $0.targets.searchesFiles(ofTargets: targets) }
  }

  private static func absolute(_ path: String) -> String { FilePath.absolute(path, in: FileSystem.workingDirectory) }
}

extension XcodeMembership {
  /// All targets of the projects.
  var codeTargets: Set<CodeTarget> { codeTargets(\.names) }

  /// The targets that are apps.
  var apps: Set<CodeTarget> { codeTargets(\.apps) }

  /// The targets that are tests.
  var tests: Set<CodeTarget> { codeTargets(\.tests) }

  private func codeTargets(_ names: (XcodeTargets) -> Set<String>) -> Set<CodeTarget> {
    projects.reduce(into: []) { all, project in
      all.formUnion(names(project.targets).map { CodeTarget(project: project.path, name: $0) })
    }
  }

  /// Returns the targets that compile a file or copy it as a resource, with their projects.
  ///
  /// - Parameter package: the folder of the package that the file is in, if it belongs to one of its targets.
  func codeTargets(of path: String, in package: String? = nil) -> Set<CodeTarget> {
    let path = Self.absolute(path)
    let package = package.map(Self.absolute)
    return projects.reduce(into: []) { all, project in
      all.formUnion(project.targets.targets(of: path, in: package).map { CodeTarget(project: project.path, name: $0) })
    }
  }

  /// Returns the absolute paths of the files and folders that targets list.
  func places(of targets: Set<CodeTarget>) -> [String] {
    projects.flatMap { project in
      project.targets.places(of: Set(targets.filter { $0.project == project.path }.map(\.name)))
    }
  }
}
