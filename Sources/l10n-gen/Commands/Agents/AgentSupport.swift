import L10nText
import L10nAgentServer
import L10nCatalog
import L10nChecking
import L10nProject

/// The parts of git that the server for agents needs.
enum AgentSupport {
  /// Returns the environment of the server.
  ///
  /// - Parameters:
  ///   - config: the configuration file, or `nil` to search for it.
  ///   - translations: the directory of translation files, or `nil` for the one in the configuration.
  static func environment(config: String?, translations: String?) -> AgentEnvironment {
    let history = KnownHistory()
    return AgentEnvironment(
      place: ConfigurationPlace(config: config, translations: translations),
      outdated: { loaded, catalog in
        OutdatedTranslations(since: try history.sources(of: loaded), in: catalog).translations
      },
      catalog: { revision, loaded in try ComparedState(revision, of: loaded.paths).catalog(loaded) })
  }
}
