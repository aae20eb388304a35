import L10nProject
import L10nText

/// Names files as GitHub does: from the root of the repository, in whichever of its directories the tool runs.
struct RepositoryPaths {
  /// The root of the repository; nil outside of GitHub Actions, where the working directory stands for it.
  let root: String?
  let directory: String

  init(
    root: String? = Console.environment("GITHUB_WORKSPACE").flatMap(FileSystem.realPath),
    directory: String = FileSystem.workingDirectory
  ) {
    self.root = root
    self.directory = directory
  }

  /// The path of a file that was named relative to the working directory; an absolute one where it lies elsewhere.
  func path(of file: String) -> String {
    guard let root else { return file }
    return FilePath.relative(FilePath.absolute(file, in: directory), to: root)
  }
}
