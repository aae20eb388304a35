package import L10nText

/// The reason why a command stops: wrong usage, configuration or files, which ends it with status 2.
package enum Refusal: Error {
  case file(FileSystem.Failure)
  /// Some of many files.
  case files([FileSystem.Failure])
  case configuration([LocatedProblem])
  case usage(String)
}

extension Refusal {
  /// Refuses the empty path that a script gives whose variable is not set: it would be the working directory.
  package static func refuseEmpty(_ path: String?, _ option: String) throws(Refusal) {
    if path?.isEmpty == true { throw .usage("\(option) is empty; write a path") }
  }
}
