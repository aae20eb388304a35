import L10nText

extension FilePath {
  /// A path relative to the working directory where it lies in it.
  package static func shown(_ path: String) -> String {
    let directory = FileSystem.workingDirectory
    return FilePath.relative(FilePath.absolute(path, in: directory), to: directory)
  }
}
