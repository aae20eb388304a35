import L10nProject
import L10nSwiftCode
import L10nText

/// The Xcode projects that XcodeGen and Tuist would make from manifests in a folder, and that aren't there.
struct GeneratedProjects {
  let projects: [Project]
  /// The Swift files that are manifests of Tuist or have functions for them, which no target compiles.
  let manifests: Set<String>

  /// The ends of the names of files to look for.
  static let endings = [XcodeGenProject.fileName, ".swift"]

  struct Project {
    /// The path that the `.xcodeproj` would have.
    let path: String
    /// The language that the project is developed in, or `nil` if the manifest doesn't state it.
    let developmentLanguage: String?
    let targets: XcodeTargets
  }

  /// - Parameter paths: the paths of files; others than manifests and Xcode projects are ignored.
  init(_ paths: [String]) {
    let ofXcode = Set(
      paths.filter { FilePath.name($0) == "project.pbxproj" }.map { FilePath.parent(FilePath.parent($0)) })
    func isMissing(_ manifest: String) -> Bool { !ofXcode.contains(FilePath.parent(manifest)) }
    let ofXcodeGen = paths.filter { FilePath.name($0) == XcodeGenProject.fileName && isMissing($0) }
      .compactMap(Self.projectOfXcodeGen).filter { !ofXcode.contains(FilePath.parent($0.path)) }
    let ofTuist = paths.filter { $0.hasSuffix(".swift") && TuistProject.mayBeManifest($0) }
      .map { (path: $0, bytes: Self.bytes($0)) }.filter { TuistProject.isManifest($0.bytes) }
    manifests = Set(ofTuist.map(\.path))
    let helpers = ofTuist.filter { TuistProject.isOfHelpers($0.path) }.map {
      SwiftCode($0.bytes, in: 0..<$0.bytes.count)
    }
    projects =
      ofXcodeGen
      + ofTuist.filter { FilePath.name($0.path) == "Project.swift" && isMissing($0.path) }.map { path, bytes in
        let project = TuistProject(bytes, helpers: helpers)
        let folder = FilePath.parent(path)
        let name = project.name ?? FilePath.name(Self.absolute(folder))
        return Project(
          path: FilePath.joined(folder, "\(name).xcodeproj"), developmentLanguage: project.developmentRegion,
          targets: XcodeTargets(project, in: Self.absolute(folder)))
      }
  }

  private static func projectOfXcodeGen(_ path: String) -> Project? {
    let folder = FilePath.parent(path)
    let project = XcodeGenProject(bytes(path)) { bytes(FilePath.joined(folder, $0)) }
    let root = root(of: project, in: folder)
    return project.name.map { name in
      Project(
        path: FilePath.joined(root, "\(name).xcodeproj"), developmentLanguage: project.developmentLanguage,
        targets: XcodeTargets(project, in: absolute(root)))
    }
  }

  /// Returns the folder that the paths of a project's sources are relative to. It is that of the manifest unless XcodeGen is
  /// told another with `--project-root`; then it is the nearest folder around the manifest in which there is one of them.
  private static func root(of project: XcodeGenProject, in folder: String) -> String {
    let sources = project.sourcePaths.filter { !$0.isEmpty && $0 != "." }
    let around = FilePath.ancestors(folder).first { root in
      sources.contains { FileSystem.kind(of: FilePath.joined(root, $0)) != nil }
    }
    return around ?? folder
  }

  private static func absolute(_ path: String) -> String { FilePath.absolute(path, in: FileSystem.workingDirectory) }

  private static func bytes(_ path: String) -> [UInt8] {
    (try? FileSystem.bytes(of: path, limit: InputFile.sizeLimit)) ?? []
  }
}
