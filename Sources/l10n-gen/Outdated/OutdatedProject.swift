import L10nCatalog
import L10nChecking
import L10nPipeline
import L10nProject
import L10nText

/// The outdated translations of a project: those in the history of the newest commit, brought up to the working tree.
struct OutdatedProject {
  /// The catalog of the working tree.
  let catalog: Catalog
  let translations: [OutdatedTranslation]

  /// - Parameter since: the revision since which changes of the source count, or `nil` for all.
  init(_ loaded: LoadedConfiguration, since: String?) throws {
    let files = try loaded.files()
    try Refusal.refuseUnread(files)
    let outcome = Pipeline(loaded.configuration).read(files)
    try outcome.refuseReadingMistakes("Nothing was compared.")
    catalog = outcome.catalog
    let revision = try Self.newestCommit(of: loaded.paths)
    let before = try ComparedState(revision).catalog(loaded)
    do throws(FileSystem.Failure) {
      let history = try ProjectHistory(of: before, revision, since: since, OutdatedCache(loaded, before, revision.git))
      translations = OutdatedTranslations(since: before, in: catalog, outdated: try history.sources()).translations
    } catch {
      throw Refusal.file(error)
    }
  }

  private static func newestCommit(of paths: TranslationPaths) throws(Refusal) -> GitRevision {
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
