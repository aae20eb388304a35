package import L10nFormats
import L10nLanguage
package import L10nText

/// Reads all files of a translations directory into a catalog.
///
/// Mistakes don't stop it: they become problems of the catalog, and the other files are still read.
package struct CatalogReader {
  private let options: ReadingOptions
  private let configured: ConfiguredLanguages
  private var languageNames: LanguageNames
  private var files: CollectedFiles
  private var problems: [BundleProblem]
  private var sources: [SourceFile]
  private var tables: [AppleTable] = []

  /// - Parameter files: the files, sorted by their paths.
  private init(_ files: [InputFile], _ contents: [FileContent], options: ReadingOptions) {
    self.options = options
    let names = LanguageNames(listed: options.languages)
    configured = ConfiguredLanguages(options, listed: names.listed)
    self.files = CollectedFiles(files, contents, options: options, languageNames: names)
    languageNames = self.files.languageNames
    sources = self.files.sources
    problems = configured.problems + self.files.problems
  }

  /// Returns the catalog of the files, which may be in any order.
  ///
  /// - Parameters:
  ///   - earlier: the catalog of these files before some of them changed, or `nil` if it isn't known.
  ///   - contents: returns the contents of files in order, some of which the caller may know already.
  package static func catalog(
    of files: [InputFile], options: ReadingOptions, since earlier: Catalog? = nil,
    contents: ([InputFile]) -> [FileContent] = FileContent.contents
  ) -> Catalog {
    let sorted = options.configured(files).map { (path: $0.path.joined(separator: "/"), file: $0) }
      .sorted { KeyOrder.precedes($0.path, $1.path) }.map(\.file)
    var reader = CatalogReader(sorted, contents(sorted), options: options)
    var keys = KeyTree()
    let bundles = reader.bundles(&keys)
    let (collected, listing) = (reader.files, reader.files.listing)
    let written =
      reader.tables.flatMap { $0.argumentMetadata(namesFile: CollectedFiles.namesFileIndex) }
      + collected.metadata.entries
    let listed = listing?.metadata ?? []
    let metadata = Metadata(
      (reader.tables.flatMap(\.metadata) + listed + written).namingStates(by: bundles.map(\.language)))
    let builder = CatalogBuilder(
      syntax: options.syntax, metadata: metadata, include: options.include, sparse: options.sparse, earlier: earlier)
    var catalog = builder.catalog(of: bundles, keys: keys, files: reader.sources, problems: reader.problems)
    catalog.glossary = collected.glossary
    catalog.listing = listing?.listing
    for table in reader.tables { catalog.tableKeys[table.name] = table.keyPaths }
    catalog.derivedNames = reader.tables.flatMap(\.derived)
    if let file = options.infoPropertyList { catalog.takeInfoPropertyList(file) }
    catalog.takeInfoSettings(options.infoSettings)
    let toWrite = SystemTableStrings(options.tables, names: collected.names, in: catalog)
    catalog.tablesToWrite = toWrite.tables
    catalog.resources = ResourceString.all(in: toWrite.tables, of: catalog)
    catalog.notifications = NotificationStrings(options.notifications, in: catalog)
    catalog.systemStrings = catalog.findSystemStrings()
    catalog.problems +=
      toWrite.problems + catalog.notifications.problems + (listing?.problems(of: options) ?? [])
    // That a setting isn't read is one finding, whatever else could be said of its file.
    let settings = Set(options.settingsNotRead.map(\.path))
    catalog.problems.removeAll { problem in
      guard case .noLanguage = problem.kind else { return false }
      return settings.contains(catalog.files[problem.place.file].path)
    }
    catalog.problems += IdleMetadata.problems(of: written, in: catalog)
    catalog.problems += IdleConfiguration.problems(of: options, in: catalog)
    return catalog
  }

  private mutating func report(_ kind: BundleProblem.Kind, at place: Place, language: String? = nil) {
    problems.append(BundleProblem(kind: kind, place: place, language: language))
  }

  // MARK: Bundles

  private mutating func bundles(_ keys: inout KeyTree) -> [Bundle] {
    var (bundleFiles, tableFiles) = files.takeBundles()
    problems += bundleFiles.joinKeyFamilies(source: options.source)
    for file in bundleFiles where !file.composed.isEmpty { sources[file.index].composed = file.composed }
    var found = Set(bundleFiles.compactMap(\.language))
    if let listed = languageNames.listed {
      found.formUnion(listed.map(\.name))
    } else {
      let roots =
        bundleFiles.flatMap { LanguageRoots.languages(in: $0, source: options.source) }
        + tableFiles.flatMap { file, _ in file.language.map { [$0] } ?? file.root?.entries.map(\.key) ?? [] }
      found.formUnion(roots.compactMap { languageNames.name(of: $0) })
    }
    let sorted = found.sorted(by: KeyOrder.precedes)
    let source = LanguageNames.name(of: options.source, among: sorted) ?? options.source
    let languages = [source] + sorted.filter { $0 != source }
    for fallback in options.fallback where LanguageTag(fallback) != nil {
      guard !languages.contains(where: { LanguageNames.areSame($0, fallback) }) else { continue }
      report(.unknownFallback(fallback), at: configured.place(of: fallback))
    }
    var roots = LanguageRoots(languages: languages, source: source)
    let naming = AppleTableNaming(
      names: files.names, namespace: options.derivedNamespace, language: options.namingLanguage)
    let stringTables = AppleTables(
      tableFiles, source: source, naming: naming, usesNamespaces: options.usesNamespaces,
      takesKeysAsTexts: options.takesKeysAsTexts)
    tables = stringTables.tables
    for file in tables.flatMap(\.files) { sources[file.index].composed = file.composed }
    problems += stringTables.problems
    let parts = bundleFiles.flatMap { roots.parts(of: $0) } + tables.flatMap { roots.parts(of: $0, in: &keys) }
    problems += roots.problems
    problems += files.repetitions.problems(in: parts)
    return bundles(of: languages, Dictionary(grouping: parts, by: \.language), &keys)
  }

  private mutating func bundles(
    of languages: [String], _ parts: consuming [String: [BundleFile.Part]], _ keys: inout KeyTree
  ) -> [Bundle] {
    var assemblies = BundleAssembly.assemblies(of: languages, parts, &keys)
    let pluralKeys = Set(assemblies.flatMap { Array($0.pluralKeys) })
    var source: BundleEntries?
    for index in assemblies.indices {
      assemblies[index].settle(pluralKeys: pluralKeys, source: source, in: &keys)
      if index == 0 { source = assemblies[index].entries }
      problems += assemblies[index].problems
    }
    joinDuplicatesOfSpellings()
    return assemblies.compactMap { bundle(of: $0, isSource: $0.language == languages.first) }
  }

  /// Replaces the duplicate keys of two files, whose paths spell the language in two ways, by one problem.
  private mutating func joinDuplicatesOfSpellings() {
    var reported: Set<String> = []
    for problem in problems {
      if case .twoSpellings = problem.kind, let language = problem.language { reported.insert(language) }
    }
    var joined: [BundleProblem] = []
    problems.removeAll { problem in
      guard case .duplicateKey(_, _, let first, _) = problem.kind, first.file != problem.place.file,
        let one = files.writtenLanguages[first.file], let other = files.writtenLanguages[problem.place.file],
        one != other,
        let language = problem.language
      else { return false }
      if reported.insert(language).inserted {
        joined.append(
          BundleProblem(
            kind: .twoSpellings(one, other, other: Place(file: first.file, offset: 0)),
            place: Place(file: problem.place.file, offset: 0), language: language))
      }
      return true
    }
    problems += joined
  }

  private mutating func bundle(of assembly: BundleAssembly, isSource: Bool) -> Bundle? {
    let language = assembly.language
    if assembly.files.isEmpty, !assembly.hasKeysAlone, configured.isSound(language) {
      report(.noFiles(language, isSource: isSource), at: configured.place(of: language))
    }
    guard let tag = LanguageTag(language) ?? LanguageTag("und") else { return nil }
    return Bundle(
      language: language, tag: tag, entries: assembly.entries, files: assembly.files.sorted(),
      rootFile: assembly.rootFile, untranslated: assembly.untranslated,
      isComplete: (!assembly.files.isEmpty || assembly.hasKeysAlone) && assembly.isComplete)
  }
}
