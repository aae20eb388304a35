import L10nGenCore

/// The reason why a command stops: wrong usage, configuration or files, which ends it with status 2.
enum Refusal: Error {
  case file(FileSystem.Failure)
  /// Some of many files.
  case files([FileSystem.Failure])
  case configuration([LocatedProblem])
  case usage(String)
}
