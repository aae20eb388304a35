import L10nCatalog
import L10nChecking
import L10nProject
import L10nText

/// The history of a project that is read again and again, which is searched only after a commit.
final class KnownHistory {
  private var known: (commit: String, configuration: [UInt8], sources: EarlierSources)?
  private let explains: Bool

  /// - Parameter explains: whether to report what couldn't be read of the newest commit's files.
  init(explains: Bool = false) {
    self.explains = explains
  }

  /// Returns the earlier texts of the project.
  func sources(of loaded: LoadedConfiguration) throws(Refusal) -> EarlierSources {
    let revision = try EarlierSources.newestCommit(of: loaded.paths)
    let configuration = loaded.configuration.reading.configuration.bytes
    if let known, known.commit == revision.hash, known.configuration == configuration { return known.sources }
    let sources = try EarlierSources(inHistoryOf: loaded, upTo: revision, explains: explains)
    known = (revision.hash, configuration, sources)
    return sources
  }
}
