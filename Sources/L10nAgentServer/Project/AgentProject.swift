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
  struct State {
    let loaded: LoadedConfiguration
    let strings: TranslationProject

    /// The reason why outdated translations aren't known, or `nil` if they are.
    var outdatedProblem: String? { strings.outdatedFailure.map { ToolFailure(anyError: $0).message } }
  }

  /// Reads the project.
  func state() throws(ToolFailure) -> State {
    do {
      let loaded = try environment.place.load()
      let files = try loaded.files()
      let others = try loaded.sourceFiles()
      let failures = (files + others.joined()).compactMap(\.failure)
      guard failures.isEmpty else { throw Refusal.files(failures) }
      let reading = loaded.configuration.reading
      if let last, last.loaded.configuration.reading.configuration.bytes == reading.configuration.bytes,
        last.loaded.configuration.reading.names?.bytes == reading.names?.bytes
      {
        let hasSources = last.strings.sources.map(\.files) == others
        if hasSources, last.strings.files == files { return last }
        let sources = hasSources ? last.strings.sources : loaded.checked(sources: others)
        return try newState(
          last.strings.with(files, known: loaded.knownFindings(), sources: sources), of: loaded)
      }
      let environment = environment
      let strings = TranslationProject(
        Pipeline(loaded.configuration), files: files, base: loaded.base, known: try loaded.knownFindings(),
        sources: loaded.checked(sources: others)
      ) { try environment.outdated(loaded, $0) }
      return try newState(strings, of: loaded)
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

  /// Keeps a project that was written, so that it isn't analyzed again unless something else changes its files.
  func keep(_ written: TranslationProject, of state: State) {
    last = State(loaded: state.loaded, strings: written)
  }

  /// Returns the findings of `check` with those about what changed since a revision.
  func outcome(of state: State, since revision: String) throws(ToolFailure) -> CheckOutcome {
    do {
      let before = try environment.catalog(revision, state.loaded)
      let strings = state.strings
      var outcome = strings.pipeline.check(strings.files, since: before, comparedWith: strings.sources)
      outcome.add(strings.sources)
      return outcome
    } catch {
      throw ToolFailure(anyError: error)
    }
  }

  private func newState(_ strings: TranslationProject, of loaded: LoadedConfiguration) throws -> State {
    let mistakes = strings.reading.findings.filter { $0.severity == .error }
    guard mistakes.isEmpty else { throw ToolFailure(mistakes) }
    let state = State(loaded: loaded, strings: strings)
    last = state
    return state
  }
}
