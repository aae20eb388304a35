import L10nFormats
import L10nProject

/// Writes what a tool changes: under the project's lock, from files that are read under it, all files or none. If an
/// editor changes a file in between, everything is done once again.
struct ProjectWriting {
  private let project: AgentProject
  private let dryRun: Bool

  init(_ project: AgentProject, dryRun: Bool) {
    self.project = project
    self.dryRun = dryRun
  }

  /// Writes changes, and returns the result with the paths of the files.
  ///
  /// - Parameter plan: returns the changes and the members of the result.
  func write(
    _ plan: (AgentProject.State) throws(ToolFailure) -> (changes: TranslationChanges, result: [JSONValue.Member])
  ) throws(ToolFailure) -> JSONValue {
    do throws(ToolFailure) {
      return try writeOnce(plan)
    } catch {
      guard error.isOfWriting else { throw error }
      return try writeOnce(plan)
    }
  }

  private func writeOnce(
    _ plan: (AgentProject.State) throws(ToolFailure) -> (changes: TranslationChanges, result: [JSONValue.Member])
  ) throws(ToolFailure) -> JSONValue {
    try project.whileLocked { (state) throws(ToolFailure) in
      let (changes, members) = try plan(state)
      if !dryRun {
        do throws(Refusal) {
          try changes.write()
        } catch {
          var failure = ToolFailure(error)
          failure.isOfWriting = true
          throw failure
        }
      }
      return .object(
        members + [("files", .array(changes.paths.map(JSONValue.string))), ("dryRun", .truth(dryRun))])
    }
  }
}
