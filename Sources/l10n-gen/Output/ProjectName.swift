import L10nProject
import L10nText

/// The name of a project for people.
enum ProjectName {
  /// Returns the name of the Xcode project in a directory or, if there is none, the directory's own name.
  static func name(of directory: String) -> String {
    let names = (try? FileSystem.names(in: directory)) ?? []
    let directory = FilePath.absolute(directory, in: FileSystem.workingDirectory)
    return names.sorted().first { $0.hasSuffix(".xcodeproj") } ?? FilePath.name(directory)
  }
}
