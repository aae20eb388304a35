import L10nProject
import L10nText

/// Names files as GitHub does: from the root of the repository, regardless of the working directory.
struct RepositoryPaths {
  /// The root of the repository, or `nil` outside GitHub Actions, where the working directory is used instead.
  let root: String?
  let directory: String

  init(
    root: String? = Console.environment("GITHUB_WORKSPACE").flatMap(FileSystem.realPath),
    directory: String = FileSystem.workingDirectory
  ) {
    self.root = root
    self.directory = directory
  }

  /// Returns the path of a file, given relative to the working directory; an absolute path if the file is outside.
  func path(of file: String) -> String {
    guard let root else { return file }
    return FilePath.relative(FilePath.absolute(file, in: directory), to: root)
  }
}
