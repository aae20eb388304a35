import L10nProject
import L10nSwiftCode
import L10nText

/// The targets of the Xcode projects in a folder that compile each file.
struct XcodeMembership {
  private let projects: [XcodeTargets]

  /// - Parameter folder: the folder of the project.
  init(below folder: String) {
    let search = FileSearch(endings: ["project.pbxproj"])
    // Folders that can't be read have nothing to offer.
    projects = search.files(below: folder) { (try? FileSystem.names(in: $0)) ?? [] }.compactMap { path in
      guard let bytes = try? FileSystem.bytes(of: path, limit: InputFile.sizeLimit) else { return nil }
      return XcodeTargets(bytes, in: Self.absolute(FilePath.parent(FilePath.parent(path))))
    }
  }

  /// Returns the names of the targets that compile a file.
  func targets(of path: String) -> Set<String> {
    let path = Self.absolute(path)
    return projects.reduce(into: []) { $0.formUnion($1.targets(of: path)) }
  }

  private static func absolute(_ path: String) -> String { FilePath.absolute(path, in: FileSystem.workingDirectory) }
}
