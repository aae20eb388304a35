import L10nCatalog
import L10nExtraction
import L10nFormats
import L10nProject
import L10nText

/// The changes of all catalogs of a project, with the places of the lookups.
struct CatalogUpdates {
  /// The files with code, by the indexes of lookups.
  let files: [SourceFile]
  private(set) var updates: [Update] = []
  /// The lookups of keys that none of several catalogs has, if no project shows which of them gets new keys.
  private(set) var unplaced: [UnplacedKeys] = []
  let staleness: ExtractionSettings.Staleness
  /// The files of builds that were read besides the code, if any.
  let build: BuildStrings?

  struct Update {
    let catalog: ExtractionProject.Catalog
    /// The names of the targets that have the catalog, sorted.
    let targets: [String]
    let plan: CatalogPlan
    /// The catalog with the changes.
    let bytes: [UInt8]
  }

  struct UnplacedKeys {
    /// The paths of the catalogs, sorted.
    let catalogs: [String]
    let lookups: [ExtractedKey]
    /// The name that the catalogs share.
    var name: String { FilePath.name(catalogs[0]) }
  }

  init(_ project: ExtractionProject, _ build: BuildStrings?, _ options: CatalogPlan.Options) throws(Refusal) {
    self.build = build
    var lookups = ProjectLookups(project.code, macros: project.targets.macros, project.settings)
    if let build { lookups.replace(by: build, in: project.code, project.settings) }
    files = project.code.files
    staleness = options.staleness
    let targets = project.code.fileTargets
    let keys = Dictionary(grouping: lookups.keys, by: \.table)
    var lookupsByPath: [String: [ExtractedKey]] = [:]
    for rivals in project.rivals {
      let all = (keys[rivals[0].table] ?? []).filter { project.uses(rivals[0], targets[$0.file]) }
      let catalogs = try rivals.map { catalog throws(Refusal) in
        guard let keys = StringCatalogKeys(catalog.file.bytes) else { throw Self.refusal(catalog) }
        return keys
      }
      let placed = RivalCatalogs(catalogs, all)
      for (catalog, lookups) in zip(rivals, placed.lookups) { lookupsByPath[catalog.file.path] = lookups }
      guard !placed.unplaced.isEmpty else { continue }
      unplaced.append(UnplacedKeys(catalogs: rivals.map(\.file.path).sorted(), lookups: placed.unplaced))
    }
    for catalog in project.catalogs {
      let own =
        lookupsByPath[catalog.file.path]
        ?? (keys[catalog.table] ?? []).filter { project.uses(catalog, targets[$0.file]) }
      // Most .strings files are those of storyboards.
      if catalog.companions != nil, own.isEmpty { continue }
      guard let plan = Self.plan(catalog, own, lookups.evidence, options),
        let bytes = plan.isEmpty ? catalog.file.bytes : plan.bytes
      else { throw Self.refusal(catalog) }
      let names = catalog.targets.map(project.targets.shownName).sorted()
      updates.append(Update(catalog: catalog, targets: names, plan: plan, bytes: bytes))
    }
  }

  private static func plan(
    _ catalog: ExtractionProject.Catalog, _ lookups: [ExtractedKey], _ evidence: UseEvidence,
    _ options: CatalogPlan.Options
  ) -> CatalogPlan? {
    if let companions = catalog.companions {
      let file = InputFile(
        path: [FilePath.name(catalog.file.path)], shownPath: catalog.file.path, bytes: catalog.file.bytes)
      // Xcode writes all keys to catalogs, but nobody keeps '%lld' in a table.
      return CatalogPlan(file, besides: companions, lookups.filter { $0.key.map(MissingKeys.hasWords) ?? true })
    }
    var options = options
    options.isComplete = catalog.isComplete
    return StringCatalogKeys(catalog.file.bytes).map { CatalogPlan($0, lookups, evidence, options) }
  }

  private static func refusal(_ catalog: ExtractionProject.Catalog) -> Refusal {
    .usage(
      "'\(catalog.file.path)' isn't a table that can be read and written, so nothing was written; 'l10n-gen check' shows its "
        + "mistakes")
  }

  /// A Boolean value indicating whether all catalogs are up to date.
  var areEmpty: Bool { updates.allSatisfy(\.plan.isEmpty) }

  /// Writes all catalogs that change, or none.
  func write() throws(Refusal) {
    do throws(FileSystem.Failure) {
      var batch = FileBatch()
      for update in updates where !update.plan.isEmpty {
        let file = update.catalog.file
        try batch.add(update.bytes, to: file.path, in: FilePath.parent(file.path), from: file.bytes)
      }
      try batch.write()
    } catch {
      throw .file(error)
    }
  }
}
