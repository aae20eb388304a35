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
  /// The findings of the working tree.
  let outcome: CheckOutcome

  /// - Parameters:
  ///   - since: the revision since which changes of the source count, or `nil` for all.
  ///   - isListing: a Boolean value indicating whether strings that can't be read are passed over, because the
  ///     translations are only listed.
  init(_ loaded: LoadedConfiguration, since: String?, isListing: Bool = false) throws {
    files = try loaded.files()
    try Refusal.refuseUnread(files)
    outcome = Pipeline(loaded.configuration).read(files)
    if !isListing { try outcome.refuseReadingMistakes("Nothing was compared.", takesNewLanguages: true) }
    catalog = outcome.catalog
    let before = try EarlierSources(inHistoryOf: loaded, since: since, explains: true)
    translations = OutdatedTranslations(since: before, in: catalog).translations
  }
}
