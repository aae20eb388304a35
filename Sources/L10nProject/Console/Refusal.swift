package import L10nText

/// The reason why a command ends with status 2: wrong usage, a wrong configuration or wrong files.
package enum Refusal: Error {
  case file(FileSystem.Failure)
  /// Several files that failed.
  case files([FileSystem.Failure])
  case configuration([LocatedProblem])
  case usage(String)
}

extension Refusal {
  /// Refuses an empty path, which a script passes if its variable isn't set. It would mean the working directory.
  package static func refuseEmpty(_ path: String?, _ option: String) throws(Refusal) {
    if path?.isEmpty == true { throw .usage("\(option) is empty; write a path") }
  }
}
