import L10nCatalog
import L10nChecking
import L10nPipeline
import L10nProject
import L10nText

/// The outdated translations of a project: those in the history of the newest commit, brought up to the working tree.
struct OutdatedProject {
  /// The files of the working tree.
  let files: [InputFile]
  /// Their catalog.
  let catalog: Catalog
  let translations: [OutdatedTranslation]

  /// - Parameter since: the revision since which changes of the source count, or `nil` for all.
  init(_ loaded: LoadedConfiguration, since: String?) throws {
    files = try loaded.files()
    try Refusal.refuseUnread(files)
    let outcome = Pipeline(loaded.configuration).read(files)
    try outcome.refuseReadingMistakes("Nothing was compared.", takesNewLanguages: true)
    catalog = outcome.catalog
    let before = try EarlierSources(inHistoryOf: loaded, since: since, explains: true)
    translations = OutdatedTranslations(since: before, in: catalog).translations
  }
}
