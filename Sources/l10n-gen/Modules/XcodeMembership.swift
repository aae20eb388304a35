import L10nProject
import L10nSwiftCode
import L10nText

/// The targets that compile each file, in the Xcode projects of a folder.
struct XcodeMembership {
  private let projects: [XcodeTargets]

  /// - Parameter folder: the folder of the project.
  init(below folder: String) {
    let search = FileSearch(endings: ["project.pbxproj"])
    let paths = search.readableFiles(below: folder)
    self.init(
      paths.compactMap { path in
        (try? FileSystem.bytes(of: path, limit: InputFile.sizeLimit)).map { (path, $0) }
      })
  }

  /// - Parameter files: each `project.pbxproj` with its path.
  init(_ files: [(path: String, bytes: [UInt8])]) {
    projects = files.map { XcodeTargets($0.bytes, in: Self.absolute(FilePath.parent(FilePath.parent($0.path)))) }
  }

  /// Returns the names of the targets that compile a file or copy it as a resource.
  func targets(of path: String) -> Set<String> {
    let path = Self.absolute(path)
    return projects.reduce(into: []) { $0.formUnion($1.targets(of: path)) }
  }

  /// Returns the name of the module that a target's code is in.
  func module(ofTarget name: String) -> String { projects.lazy.compactMap { $0.module(ofTarget: name) }.first ?? name }

  /// Returns the kinds of the targets that compile a file.
  func kinds(ofTargetsOf path: String) -> Set<XcodeTargets.Kind> {
    let path = Self.absolute(path)
    return projects.reduce(into: []) { $0.formUnion($1.kinds(ofTargetsOf: path)) }
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

  /// Returns the absolute paths of the files and folders that targets list.
  func places(of targets: Set<String>) -> [String] { projects.flatMap { $0.places(of: targets) } }

  private static func absolute(_ path: String) -> String { FilePath.absolute(path, in: FileSystem.workingDirectory) }
}
