import L10nFormats
import L10nLanguage
import L10nText

/// The contents of a translations directory, each file read on its own.
struct CollectedFiles {
  private let options: ReadingOptions
  /// A Boolean value indicating whether there are tables, whose folders may have settings of other tools.
  private let hasTables: Bool
  private(set) var languageNames: LanguageNames
  /// The configuration and all files, in their order.
  private(set) var sources: [SourceFile]
  private(set) var problems: [BundleProblem] = []
  private var bundleFiles: [BundleFile] = []
  /// The files of tables, with the components of their paths, except languages.
  private var tableFiles: [(file: BundleFile, path: [String])] = []
  private(set) var names = KeyNames()
  private(set) var repetitions = RepeatedKeys()
  /// The number of nodes that aliases of all files so far have expanded to.
  private var expansion = 0
  private(set) var metadata = Metadata()
  /// The file with the metadata.
  private var metadataFile: String?
  private(set) var glossary = Glossary()
  /// The file with the glossary.
  private var glossaryFile: String?
  /// Each spelling of a language in paths, with the first file that uses it.
  private var spellings: [String: [(written: String, place: Place)]] = [:]
  /// The spelling of the language in the path of each file.
  private(set) var writtenLanguages: [Int: String] = [:]
  /// The reader of a store's listing, or `nil` if the files are an app's strings.
  private(set) var listing: ListingReader?
  /// The paths of all files.
  private let paths: Set<[String]>
  private let catalogs: CatalogsOfTables
  /// The tables of templates.
  private let templates: TemplateTables
  /// The tables that a catalog replaces and that were reported.
  private var replacedTables: Set<[String]> = []

  /// - Parameters:
  ///   - files: the files, sorted by their paths.
  ///   - contents: their contents, in the same order.
  init(_ files: [InputFile], _ contents: [FileContent], options: ReadingOptions, languageNames: LanguageNames) {
    self.options = options
    self.languageNames = languageNames
    hasTables = files.contains(where: \.isTable)
    sources = [options.configuration]
    paths = Set(files.map(\.path))
    catalogs = CatalogsOfTables(files, contents)
    templates = TemplateTables(files.map(\.path), listed: languageNames.listedTags)
    listing = options.listing.map { ListingReader($0, source: options.source, of: files) }
    takeNames()
    for (file, content) in zip(files, contents) { take(content, of: file) }
  }

  /// Returns the files with strings, which aren't kept any longer.
  mutating func takeBundles() -> (bundleFiles: [BundleFile], tableFiles: [(file: BundleFile, path: [String])]) {
    defer { (bundleFiles, tableFiles) = ([], []) }
    return (bundleFiles, tableFiles)
  }

  private mutating func report(_ kind: BundleProblem.Kind, at place: Place, language: String? = nil) {
    problems.append(BundleProblem(kind: kind, place: place, language: language))
  }

  /// The index of `names.yml`, if there is one: right after the configuration.
  static let namesFileIndex = 1

  private mutating func takeNames() {
    guard let file = options.names else { return }
    let document = SettingsDocument(file)
    let (names, problems) = KeyNamesReader.read(document.root)
    self.names = names
    self.problems += (document.problems + problems).map {
      BundleProblem($0, .settings, file: Self.namesFileIndex)
    }
    sources.append(document.file)
  }

  private mutating func take(_ content: FileContent, of file: InputFile) {
    let index = sources.count
    let bytes = if case .document(let document) = content { document.bytes } else { [UInt8]() }
    sources.append(SourceFile(path: file.shownPath, bytes: bytes))
    if listing != nil, !file.isSettings { return takeText(content, of: file, index) }
    if let original = CopiedName.original(of: file.path, among: paths), case .document(let document) = content {
      // Nobody misses the copy of a file that isn't read, such as one in an asset catalog.
      guard !isOfOthers(file, document.root) else { return }
      return report(.copiedFile(of: original), at: Place(file: index, offset: 0))
    }
    if let (catalog, table) = catalogs.catalog(replacing: file) {
      if replacedTables.insert(table).inserted {
        report(.replacedTable(by: catalog), at: Place(file: index, offset: 0))
      }
      return
    }
    switch content {
    case .tooLarge where isOfOthers(file, nil), .refused where isOfOthers(file, nil): break
    case .tooLarge:
      let explanation = "the file is larger than \(InputFile.sizeLimit >> 20) MiB; split it by namespaces"
      skip(file, .syntax(explanation: explanation, written: nil, file.formatID), index)
    case .unread:
      noteUnread(file, index)
    case .refused(let explanation):
      skip(file, .encoding(explanation: explanation), index)
    case .document(let document):
      if isOfOthers(file, document.root) { return }
      guard document.expansion == 0 || expansion + document.expansion <= BundleDocument.expansionLimit else {
        let explanation = "with this file all aliases expand to more than \(BundleDocument.expansionLimit) nodes"
        return skip(
          file, .syntax(explanation: explanation + "; write the texts out in full", written: nil, file.formatID), index)
      }
      expansion += document.expansion
      take(document, of: file, index)
    }
  }

  /// Returns a Boolean value indicating whether a file isn't meant to have messages: one without a language, in a
  /// format that other tools use for their settings.
  private func isOfOthers(_ file: InputFile, _ root: DocumentNode?) -> Bool {
    guard let format = file.format, hasTables ? !file.isTable && !file.isSettings : !format.isForBundlesOnly else {
      return false
    }
    // Next to tables, other files in Xcode's folders are data that the app reads itself.
    if hasTables, file.path.dropLast().contains(where: { $0.hasSuffix(".lproj") }) { return true }
    guard case .none = BundlePath(file.path, listed: languageNames.listedTags).language,
      case .none = BundlePath(file.path, listed: nil).language
    else { return false }
    // So is JSON with several languages, such as the cache of a translation service.
    if hasTables, !format.isForBundlesOnly { return true }
    return !LanguageRoots.isOfSeveralLanguages(root, source: options.source)
  }

  /// Notes that a file couldn't be read at all.
  private mutating func skip(_ file: InputFile, _ problem: BundleProblem.Kind, _ index: Int) {
    if !file.isSettings, !file.hasAllLanguages { locate(file, nil, index) }
    report(problem, at: Place(file: index, offset: 0))
  }

  /// Notes the language that lacks the content of an unreadable file or folder.
  private mutating func noteUnread(_ file: InputFile, _ index: Int) {
    guard case .found(let written) = BundlePath(file.path, listed: languageNames.listedTags).language,
      let name = languageNames.name(of: written)
    else { return }
    bundleFiles.append(
      BundleFile(index: index, language: name, namespace: [], root: nil, format: file.formatID, isComplete: false))
  }

  /// Reads a file of a store's listing.
  private mutating func takeText(_ content: FileContent, of file: InputFile, _ index: Int) {
    let (bundleFile, found) = listing?.read(content, of: file, index) ?? (nil, [])
    if let bundleFile { bundleFiles.append(bundleFile) }
    problems += found
  }

  private mutating func take(_ document: BundleDocument, of file: InputFile, _ index: Int) {
    // Mistakes in what the system reads itself aren't the project's strings' concern.
    let isOfOthers = file.isTable && file.hasKeysOfXcode(document.root)
    if isOfOthers, document.root?.entries.isEmpty == false { return }
    if let problem = document.illFormed {
      // In UTF-8, bytes of another encoding may be quotes, backslashes and control characters, which cause errors in
      // the rest of the file.
      let others = document.problems.filter { $0.offset < problem.offset }
      problems += document.bundleProblems(others, file.formatID, file: index)
      report(.encoding(explanation: problem.explanation), at: Place(file: index, offset: problem.offset))
    } else if document.problems.haveConflicts {
      problems += document.bundleProblems(document.conflicts, file.formatID, file: index)
    } else {
      problems += document.bundleProblems(file.formatID, file: index)
      repetitions.add(document.repetitions, ofFile: index)
    }
    if TextDecoding.repeatsMark(file.bytes) { report(.repeatedMark, at: Place(file: index, offset: 0)) }
    if isOfOthers { return }
    if let facts = document.allLanguages {
      let bundleFile = BundleFile(
        index: index, language: nil, namespace: [], root: file.withoutObjects(document.root), format: file.formatID,
        isComplete: document.hasAllKeys, source: facts.source, notes: facts.notes, composed: document.composed)
      tableFiles.append((bundleFile, file.path.dropLast() + [BundlePath.stem(file.path.last ?? "")]))
    } else if file.isMetadata {
      let (metadata, problems) = MetadataReader.read(document.root?.withoutUnread, file: index)
      self.problems += document.bundleProblems(problems, .settings, file: index)
      if isOnly(file, after: metadataFile, "the metadata", index) {
        metadataFile = file.shownPath
        self.metadata = metadata
      }
    } else if file.isGlossary {
      let (glossary, problems) = GlossaryReader.read(document.root?.withoutUnread, file: index)
      self.problems += document.bundleProblems(problems, .settings, file: index)
      if isOnly(file, after: glossaryFile, "the glossary", index) {
        glossaryFile = file.shownPath
        self.glossary = glossary
      }
    } else if file.format?.hasTableKeys == true {
      takeTable(document, of: file, index)
    } else {
      locate(file, document, index)
    }
  }

  /// Adds a file of a table that has a file for each language.
  private mutating func takeTable(_ document: BundleDocument, of file: InputFile, _ index: Int) {
    guard var bundleFile = located(file, document, index) else { return }
    var path = bundleFile.namespace
    if let named = document.language { take(named, for: &bundleFile) }
    if file.isTemplate {
      bundleFile.language = languageNames.name(of: options.source)
      bundleFile.isBase = true
      path = templates.namespace(of: file.path)
    }
    if bundleFile.language == nil, let base = file.format?.tables?.folders.flatMap({ path.lastIndex(of: $0.base) }) {
      bundleFile.language = languageNames.name(of: options.source)
      bundleFile.isBase = true
      path.remove(at: base)
    }
    // Without a language, it isn't a file of a table; it is reported with the other bundles.
    guard bundleFile.language != nil else { return bundleFiles.append(bundleFile) }
    bundleFile.notes = document.notes
    bundleFile.sources = document.sources
    if bundleFile.language.map({ LanguageNames.areSame($0, options.source) }) == true {
      problems += document.bundleProblems(document.doubtsOfNotes, file.formatID, file: index, areDoubts: true)
    }
    tableFiles.append((bundleFile, path))
  }

  /// Takes the language that a file names itself if its path doesn't say one. Both must agree.
  private mutating func take(_ named: BundleDocument.Language, for file: inout BundleFile) {
    guard let own = file.language else {
      file.language = languageNames.name(of: named.name)
      return
    }
    guard !LanguageNames.areSame(own, named.name) else { return }
    guard BundleFormats.format(file.format).refusesOtherLanguages else { return takeUnused(named, own, of: file) }
    let explanation = "the file's name says '\(own)', and Flutter refuses another language here; write the same in both"
    report(
      .syntax(explanation: explanation, written: nil, file.format), at: Place(file: file.index, offset: named.offset),
      language: own)
  }

  /// Reports a language that a file names and that programs don't look at, if it is another one than its path says.
  private mutating func takeUnused(_ named: BundleDocument.Language, _ own: String, of file: BundleFile) {
    guard LanguageTag(own)?.language != LanguageTag(named.name)?.language else { return }
    let explanation = "the file's path says '\(own)', and its header another language; write 'Language: \(own)\\n'"
    report(
      .doubt(explanation: explanation, written: nil, file.format), at: Place(file: file.index, offset: named.offset),
      language: own)
  }

  /// Returns a Boolean value indicating whether no other file has the same content, such as one with another extension.
  private mutating func isOnly(_ file: InputFile, after first: String?, _ what: String, _ index: Int) -> Bool {
    guard let first else { return true }
    let explanation = "'\(first)' holds \(what) already, and this isn't read; put all of it into one file"
    report(.syntax(explanation: explanation, written: nil, .settings), at: Place(file: index, offset: 0))
    return false
  }

  private mutating func locate(_ file: InputFile, _ document: BundleDocument?, _ index: Int) {
    guard var file = located(file, document, index) else { return }
    if !options.usesNamespaces { file.namespace = [] }
    bundleFiles.append(file)
  }

  /// Finds the language of a file; reports a problem and returns `nil` if it can't be found.
  ///
  /// - Parameter document: the content of the file, or `nil` if it can't be read.
  private mutating func located(_ file: InputFile, _ document: BundleDocument?, _ index: Int) -> BundleFile? {
    let place = Place(file: index, offset: 0)
    let location = BundleLocation(file.path, listed: languageNames.listedTags)
    var bundleFile = BundleFile(
      index: index, language: nil, namespace: file.namespace(location.namespace), root: document?.root,
      format: file.formatID, isComplete: document?.hasAllKeys ?? false)
    switch location.language {
    case .unknown: break
    case .refused(let problem):
      // Services write a file for each of their languages. One without strings says nothing about the app's languages.
      if case .unlistedLanguage = problem, document?.isEmpty == true { return nil }
      report(problem, at: place)
      return nil
    case .written(let written):
      guard let name = languageNames.name(of: written) else {
        report(.noLanguage(file.formatID, name: BundlePath.stem(file.path.last ?? "")), at: place)
        return nil
      }
      bundleFile.language = name
      // Folders for one language can have several names, such as Android's with its former code.
      writtenLanguages[index] = file.path.last { LanguageFolder($0)?.naming.writesTags == false } ?? written
      note(written: written, as: name, at: place)
    }
    return bundleFile
  }

  private mutating func note(written: String, as name: String, at place: Place) {
    let spelling = LanguageTag(written)?.description ?? written
    let known = spellings[name] ?? []
    guard !known.contains(where: { $0.written == spelling }) else { return }
    if let first = known.first {
      report(.twoSpellings(first.written, spelling, other: first.place), at: place, language: name)
    }
    spellings[name] = known + [(spelling, place)]
  }
}
