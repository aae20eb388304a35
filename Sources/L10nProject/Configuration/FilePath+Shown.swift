import L10nText

extension FilePath {
  /// Returns a path relative to the working directory if it is inside, or else the absolute path.
  package static func shown(_ path: String) -> String {
    let directory = FileSystem.workingDirectory
    return FilePath.relative(FilePath.absolute(path, in: directory), to: directory)
  }
}
