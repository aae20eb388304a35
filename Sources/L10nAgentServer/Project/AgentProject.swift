import L10nCatalog
import L10nChecking
import L10nPipeline
import L10nProject
import L10nText
import L10nTranslation

/// The project of the server, which is read again for each request, and analyzed again if its files have changed.
final class AgentProject {
  private let environment: AgentEnvironment
  private var last: State?

  init(_ environment: AgentEnvironment) {
    self.environment = environment
  }

  /// The project at one time.
  final class State {
    let loaded: LoadedConfiguration
    let strings: TranslationProject
    /// The reason why outdated translations aren't known, or `nil` if they are.
    let outdatedProblem: () -> String?

    fileprivate init(
      _ loaded: LoadedConfiguration, _ strings: TranslationProject, outdatedProblem: @escaping () -> String?
    ) {
      self.loaded = loaded
      self.strings = strings
      self.outdatedProblem = outdatedProblem
    }
  }

  /// Reads the project.
  func state() throws(ToolFailure) -> State {
    do {
      let loaded = try environment.place.load()
      let files = try loaded.files()
      let failures = files.compactMap(\.failure)
      guard failures.isEmpty else { throw Refusal.files(failures) }
      let reading = loaded.configuration.reading
      if let last, last.strings.files == files,
        last.loaded.configuration.reading.configuration.bytes == reading.configuration.bytes,
        last.loaded.configuration.reading.names?.bytes == reading.names?.bytes
      {
        return last
      }
      return try analyzed(loaded, files)
    } catch {
      throw ToolFailure(anyError: error)
    }
  }

  /// Reads the project while nothing else writes to it, and lets `body` write.
  func whileLocked<Result>(_ body: (State) throws(ToolFailure) -> Result) throws(ToolFailure) -> Result {
    var outcome: Swift.Result<Result, ToolFailure>?
    do throws(Refusal) {
      try environment.place.whileLocked { () throws(Refusal) in
        do throws(ToolFailure) {
          outcome = .success(try body(try state()))
        } catch {
          outcome = .failure(error)
        }
      }
    } catch {
      throw ToolFailure(error)
    }
    guard let outcome else { throw ToolFailure("the project wasn't read") }
    return try outcome.get()
  }

  /// Returns the findings of `check` with those about what changed since a revision.
  func outcome(of state: State, since revision: String) throws(ToolFailure) -> CheckOutcome {
    do {
      let before = try environment.catalog(revision, state.loaded)
      return state.strings.pipeline.check(state.strings.files, since: before)
    } catch {
      throw ToolFailure(anyError: error)
    }
  }

  private func analyzed(_ loaded: LoadedConfiguration, _ files: [InputFile]) throws -> State {
    let pipeline = Pipeline(loaded.configuration)
    var problem: String?
    let environment = environment
    let strings = TranslationProject(pipeline, files: files, base: loaded.base, known: try loaded.knownFindings()) {
      catalog in
      do {
        return try environment.outdated(loaded, catalog)
      } catch {
        problem = ToolFailure(anyError: error).message
        return []
      }
    }
    let mistakes = strings.reading.findings.filter { $0.severity == .error }
    guard mistakes.isEmpty else { throw ToolFailure(mistakes) }
    let state = State(loaded, strings) {
      _ = strings.outdated
      return problem
    }
    last = state
    return state
  }
}
