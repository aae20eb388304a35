import L10nCatalog
import L10nChecking
import L10nProject
import L10nText

extension EarlierSources {
  /// Finds the earlier texts of a project in its git history, up to the newest commit.
  ///
  /// - Parameters:
  ///   - commit: the newest commit, or `nil` to look it up.
  ///   - since: the revision since which changes of the source count, or `nil` for all.
  ///   - limit: the number of commits that may be searched, or `nil` for any number.
  ///   - explains: whether to report what couldn't be read of the newest commit's files.
  /// - Throws: an explanation if there is no history, or only a part of it.
  init(
    inHistoryOf loaded: LoadedConfiguration, upTo commit: GitRevision? = nil, since: String? = nil,
    limit: Int? = nil, explains: Bool = false
  ) throws(Refusal) {
    let revision = if let commit { commit } else { try Self.newestCommit(of: loaded.paths) }
    let state = try ComparedState(revision)
    let catalog = explains ? try state.catalog(loaded) : try state.readCatalog(loaded).catalog
    do throws(FileSystem.Failure) {
      let cache = OutdatedCache(loaded, catalog, revision.git)
      let history = try ProjectHistory(of: catalog, revision, since: since, cache, limit: limit)
      self.init(catalog, outdated: try history.sources())
    } catch {
      throw Refusal.file(error)
    }
  }

  /// Returns the newest commit of the current branch.
  static func newestCommit(of paths: TranslationPaths) throws(Refusal) -> GitRevision {
    let revision: GitRevision?
    do {
      revision = try GitRevision("HEAD", of: paths)
    } catch {
      throw .usage("outdated translations are found in the history of a git repository: \(error.reason)")
    }
    guard let revision else { throw .usage("the git repository around '\(paths.directory)' has no commit yet") }
    return revision
  }
}
