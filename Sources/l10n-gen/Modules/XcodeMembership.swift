import L10nProject
import L10nSwiftCode
import L10nText

/// The targets that compile each file, in the Xcode projects of a folder.
struct XcodeMembership {
  private let projects: [XcodeTargets]

  /// - Parameter folder: the folder of the project.
  init(below folder: String) {
    let search = FileSearch(endings: ["project.pbxproj"])
    // Folders that can't be read have nothing to offer.
    let paths = search.files(below: folder) { (try? FileSystem.names(in: $0)) ?? [] }
    self.init(
      paths.compactMap { path in
        (try? FileSystem.bytes(of: path, limit: InputFile.sizeLimit)).map { (path, $0) }
      })
  }

  /// - Parameter files: each `project.pbxproj` with its path.
  init(_ files: [(path: String, bytes: [UInt8])]) {
    projects = files.map { XcodeTargets($0.bytes, in: Self.absolute(FilePath.parent(FilePath.parent($0.path)))) }
  }

  /// Returns the names of the targets that compile a file.
  func targets(of path: String) -> Set<String> {
    let path = Self.absolute(path)
    return projects.reduce(into: []) { $0.formUnion($1.targets(of: path)) }
  }

  /// Returns the kinds of the targets that compile a file.
  func kinds(ofTargetsOf path: String) -> Set<XcodeTargets.Kind> {
    let path = Self.absolute(path)
    return projects.reduce(into: []) { $0.formUnion($1.kinds(ofTargetsOf: path)) }
  }

  private static func absolute(_ path: String) -> String { FilePath.absolute(path, in: FileSystem.workingDirectory) }
}
