import L10nText
import L10nAgentServer
import L10nCatalog
import L10nChecking
import L10nProject

/// The parts of git that the server for agents needs.
enum AgentSupport {
  /// Returns the environment of the server.
  ///
  /// - Parameter config: the configuration file, or `nil` to search for it.
  static func environment(config: String?) -> AgentEnvironment {
    let history = KnownHistory()
    return AgentEnvironment(
      place: ConfigurationPlace(config: config),
      outdated: { loaded, catalog in try history.outdated(loaded, catalog) },
      catalog: { revision, loaded in try ComparedState(revision, of: loaded.paths).catalog(loaded) })
  }
}

/// The history of a project, which is searched again only after a commit.
private final class KnownHistory {
  private var known: (commit: String, configuration: [UInt8], sources: EarlierSources)?

  func outdated(_ loaded: LoadedConfiguration, _ catalog: Catalog) throws -> [OutdatedTranslation] {
    let revision = try EarlierSources.newestCommit(of: loaded.paths)
    let configuration = loaded.configuration.reading.configuration.bytes
    if let known, known.commit == revision.hash, known.configuration == configuration {
      return OutdatedTranslations(since: known.sources, in: catalog).translations
    }
    let sources = try EarlierSources(inHistoryOf: loaded, upTo: revision)
    known = (revision.hash, configuration, sources)
    return OutdatedTranslations(since: sources, in: catalog).translations
  }
}
