import L10nGenCore

/// Why a command doesn't do what it was asked: wrong usage, configuration or files, which ends it with status 2.
enum Refusal: Error {
  case file(FileSystem.Failure)
  /// Some of many files.
  case files([FileSystem.Failure])
  case configuration([LocatedProblem])
  case usage(String)
}
