import L10nProject
import L10nSwiftCode
import L10nText

/// The targets of the Swift packages in a project, found in their manifests.
struct PackageTargets {
  /// The targets whose folders exist.
  let targets: [Target]
  /// The folders of the packages.
  let packages: [String]

  /// A target of code.
  struct Target {
    let name: String
    /// The folder of its code.
    let folder: String
    /// The folder of its package.
    let package: String
    /// The names of the modules that its code can import.
    let dependencies: Set<String>
    let isOfTests: Bool
  }

  /// - Parameter folder: the folder of the project.
  init(below folder: String) {
    let search = FileSearch(endings: ["Package.swift"])
    let paths = search.readableFiles(below: folder)
    self.init(
      paths.filter { FilePath.name($0) == "Package.swift" }.map { path in
        (path, PackageManifest((try? FileSystem.bytes(of: path, limit: InputFile.sizeLimit)) ?? []))
      })
  }

  /// - Parameter manifests: the manifests with their paths.
  init(_ manifests: [(path: String, file: PackageManifest)]) {
    packages = manifests.map { Self.plain(FilePath.parent($0.path)) }
    targets = manifests.flatMap { path, manifest in
      let package = FilePath.parent(path)
      return manifest.targets.compactMap { target in
        let isSole = manifest.targets.count { $0.isOfTests == target.isOfTests } == 1
        return Self.folder(of: target, in: package, isSole: isSole).map { folder in
          Target(
            name: target.name, folder: folder, package: Self.plain(package), dependencies: target.dependencies,
            isOfTests: target.isOfTests)
        }
      }
    }
  }

  /// Returns the folder in which SwiftPM looks for a target's code. The sole target of its kind may have the whole folder.
  private static func folder(of target: PackageManifest.Target, in package: String, isSole: Bool) -> String? {
    let sources = ["Sources", "Source", "src", "srcs"]
    let usual = ((target.isOfTests ? ["Tests"] : []) + sources).map { "\($0)/\(target.name)" }
    let paths = target.path.map { [$0] } ?? usual + (isSole ? target.isOfTests ? ["Tests"] : sources : [])
    return paths.lazy.map { plain(FilePath.joined(package, $0)) }.first { FileSystem.kind(of: $0) == .directory }
  }

  /// Returns a path without dots, relative to the working directory if it is inside.
  private static func plain(_ path: String) -> String {
    FilePath.relative(FilePath.absolute(path, in: FileSystem.workingDirectory), to: FileSystem.workingDirectory)
  }

  /// Returns a Boolean value indicating whether a file is in a folder, which may be the working directory.
  static func contains(_ folder: String, _ path: String) -> Bool {
    folder == "." ? !path.hasPrefix("/") : FilePath.isInside(path, folder)
  }

  /// Returns the target of a file, which is the one with the nearest folder.
  func target(of path: String) -> Target? {
    targets.filter { Self.contains($0.folder, path) }.max { $0.folder.utf8.count < $1.folder.utf8.count }
  }

  /// Returns the folder of the nearest package around a file.
  func package(around path: String) -> String? {
    packages.filter { Self.contains($0, path) }.max { $0.utf8.count < $1.utf8.count }
  }
}
