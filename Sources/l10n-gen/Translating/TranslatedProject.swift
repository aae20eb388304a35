import ArgumentParser
import L10nCatalog
import L10nChecking
import L10nPipeline
import L10nProject
import L10nText
import L10nTranslation

/// A project that is translated: read again before each write, since people may edit it meanwhile.
struct TranslatedProject {
  private let options: ConfigurationOptions
  /// The languages that are translated into, which may be new.
  private let languages: [String]
  /// The history in which outdated translations are found, or `nil` if they aren't replaced.
  private let history: KnownHistory?
  private let needsHistory: Bool

  /// The translations to replace because they are older than their source.
  enum Replacement {
    case none
    /// Translations that a history shows to be older, if there is one.
    case known
    /// All translations; a project without a history is refused.
    case all
  }

  init(_ options: ConfigurationOptions, languages: [String], replacing outdated: Replacement) {
    self.options = options
    self.languages = languages
    history = outdated == .none ? nil : KnownHistory(explains: true)
    needsHistory = outdated == .all
  }

  /// Reads the project as it is now. Ends the command if it has mistakes.
  func read() throws -> (project: TranslationProject, loaded: LoadedConfiguration) {
    let loaded = try options.load()
    let files = try loaded.files()
    try Refusal.refuseUnread(files)
    let earlier = needsHistory ? try history?.sources(of: loaded) : try? history?.sources(of: loaded)
    let project = TranslationProject(
      Pipeline(loaded.configuration), files: files, base: loaded.base, known: try loaded.knownFindings(),
      newLanguages: languages
    ) { catalog in
      earlier.map { OutdatedTranslations(since: $0, in: catalog).translations } ?? []
    }
    try project.reading.refuseReadingMistakes(takesNewLanguages: true)
    return (project, loaded)
  }

  /// Writes answers to the project as it is now, while no other command writes to it. If an editor changes a file at that
  /// moment, it is read once again.
  func submit(_ answers: [TranslationAnswer]) throws -> [SubmissionResult] {
    let result = try options.place.whileLocked { () throws(Refusal) in
      Result {
        do {
          return try write(answers)
        } catch is Refusal {
          return try write(answers)
        }
      }
    }
    return try result.get()
  }

  private func write(_ answers: [TranslationAnswer]) throws -> [SubmissionResult] {
    let (project, loaded) = try read()
    let submission = Submission(answers, to: project)
    try TranslationChanges(submission.changes, in: loaded.translations).write()
    return submission.results
  }
}
