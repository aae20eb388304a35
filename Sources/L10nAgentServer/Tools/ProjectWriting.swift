import L10nFormats
import L10nProject
import L10nTranslation

/// The changes of a tool, with the members of its result.
struct PlannedWriting {
  var changes: TranslationChanges
  var result: [JSONValue.Member]
  /// The project after the changes, if it is known.
  var after: TranslationProject?
}

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
    _ plan: (AgentProject.State) throws(ToolFailure) -> PlannedWriting
  ) throws(ToolFailure) -> JSONValue {
    do throws(ToolFailure) {
      return try writeOnce(plan)
    } catch {
      guard error.isOfWriting else { throw error }
      return try writeOnce(plan)
    }
  }

  private func writeOnce(
    _ plan: (AgentProject.State) throws(ToolFailure) -> PlannedWriting
  ) throws(ToolFailure) -> JSONValue {
    try project.whileLocked { (state) throws(ToolFailure) in
      let planned = try plan(state)
      if !dryRun {
        do throws(Refusal) {
          try planned.changes.write()
        } catch {
          var failure = ToolFailure(error)
          failure.isOfWriting = true
          throw failure
        }
        if let after = planned.after { project.keep(after, of: state) }
      }
      return .object(
        planned.result + [
          ("files", .array(planned.changes.paths.map(JSONValue.string))), ("dryRun", .truth(dryRun)),
        ])
    }
  }
}
