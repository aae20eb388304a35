import ArgumentParser
import L10nCatalog
import L10nChecking
import L10nEditing
import L10nFormats
import L10nPipeline
import L10nProject
import L10nReview
import L10nText

/// `l10n-gen import`: adds the strings of String Catalogs and of `.strings` and `.stringsdict` files, and the
/// translations that translators return, to the project's translation files.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract:
      "Copy strings from String Catalogs, .strings and .stringsdict files, or translations from XLIFF, .xcloc, CSV and Excel "
      + "files, into the project's translation files.",
    discussion: """
      From a catalog, a .strings or a .stringsdict file: adds each string to the file of its language, its comment and \
      state to metadata.yml, and the name of its key to names.yml. Doesn't change strings that the project already \
      has, or the imported files; --rewrite sets the keys that it replaces to 'manual' in catalogs. Lists the strings \
      that can't be copied, with the reason.

      From an XLIFF, .xcloc, CSV or Excel file: writes each translation and its state to the file that contains the \
      string, and changes nothing else. Rejects a translation if its source string has changed since the export.

      In a project with a swiftgen.yml, keeps the accessors that SwiftGen generated, as deprecated ones that call the \
      new accessors, and writes an l10n.yml first if there is none. With --rewrite, calls the new accessors in place \
      of them.

      Examples:

        l10n-gen import App/Localizable.xcstrings
        l10n-gen import App --dry-run                          list what would be copied from a folder
        l10n-gen import Shop.xcstrings --into shop             below the namespace 'shop'
        l10n-gen import Localizable.xcstrings --names-from en  name sentences by their English text
        l10n-gen import Localizable.xcstrings --rewrite App    also replace lookups in Swift code
        l10n-gen import ko.xliff                               translations that an agency sent back

      Exit status: 0 all strings are in the project; 1 some were left out or refused, or a file has mistakes; 2 the usage or the \
      configuration is wrong, or a file can't be read or written.
      """)

  @OptionGroup var options: ConfigurationOptions

  @Argument(
    help: "Tables, or folders with catalogs or .lproj folders; or files from translators.",
    completion: .file(extensions: [
      "xcstrings", "strings", "stringsdict", "xliff", "xlf", "xcloc", "csv", "tsv", "xlsx",
    ]))
  var paths: [String]

  @Option(help: ArgumentHelp("The namespace for the keys, such as 'shop' or 'shop.cart'.", valueName: "namespace"))
  var into: String?

  @Option(
    help: ArgumentHelp(
      "The language to derive names from, for keys that are sentences; default: the source language, or English.",
      valueName: "language"))
  var namesFrom: String?

  @Option(
    help: ArgumentHelp(
      "A folder of Swift code in which accessors replace String(localized:), NSLocalizedString, Text and others; shows "
        + "the changes.", valueName: "directory"), completion: .directory)
  var rewrite: String?

  @Flag(help: "Write nothing; show what would be written.")
  var dryRun = false

  func run() throws {
    let start = try SwiftGenBeginning(of: options, paths, tables)
    if let start, !dryRun { try start.write() }
    if !dryRun { try options.lock() }
    let loaded = try start.map { try options.load(unwritten: $0.text) } ?? options.load()
    if let files = try TranslatorFiles(paths) {
      if into != nil || namesFrom != nil || rewrite != nil {
        throw Refusal.usage(
          "--into, --names-from and --rewrite are for tables; translations go to the keys that they are of")
      }
      return try takeTranslations(files, loaded)
    }
    try loaded.refuseListing()
    if rewrite != nil { try loaded.refuseOtherPlatform() }
    let swiftGenFiles = try SwiftGenFiles(below: loaded.base)
    let modules = loaded.configuration.modules
    let code = modules.isEmpty ? nil : CodeModules(modules, below: FilePath.shown(loaded.base))
    let rewriting = try rewrite.map {
      try CallSiteRewriting(
        at: $0, loaded, swiftGen: swiftGenFiles.sources(in: code), tables: paths, dryRun: dryRun, modules: code)
    }
    let tables = try tables()
    if try arePartOfProject(tables, loaded) {
      return try changeCode(loaded, rewriting, swiftGenFiles, code, start)
    }
    if rewriting != nil, !modules.isEmpty {
      throw Refusal.usage(
        "with 'modules' in l10n.yml, --rewrite is for tables that the project reads in place; add '\(paths[0])' to "
          + "'translations' and to a module")
    }
    let reading = try naming(loaded.configuration.reading)
    var tableConfiguration = loaded.configuration
    tableConfiguration.reading = reading.reading(tables: tables)
    var outcome = Pipeline(tableConfiguration).read(tables)
    try outcome.refuseReadingMistakes()
    outcome.explainDoubts()
    let files = try projectFiles(loaded)
    try Refusal.refuseUnread(files)
    let known = try rewriting.flatMap { _ in try loaded.knownFindings() }
    let pipeline = Pipeline(loaded.configuration)
    let kept = pipeline.keptNames(of: outcome.catalog, in: files)
    if !kept.isEmpty {
      tableConfiguration.reading.names = try loaded.namesFile.adding(kept)
      outcome = Pipeline(tableConfiguration).read(tables)
    }
    let result = StringImport(outcome.catalog, into: files, options: loaded.configuration.reading)
    let names = try loaded.namesFile.change(
      adding: kept + outcome.catalog.derivedNames, tables: outcome.catalog.tablesToRecord)
    lazy var project = pipeline.checkForCode(result.files(after: files), known: known)
    let swiftGen = try SwiftGenMigration(swiftGenFiles, loaded, outcome.catalog, in: project.catalog)
    let others = [names] + (swiftGen?.changes ?? [])
    let changes = TranslationChanges(result.changes, others: others.compactMap { $0 }, in: loaded.translations)
    if dryRun {
      var shown = changes
      if let start { shown.others.insert(start.change, at: 0) }
      Console.error(shown.difference)
    } else {
      try changes.write()
    }
    explain(result, changes.paths)
    swiftGen?.explain()
    try rewriting?.rewrite(for: outcome.catalog, in: project, pipeline, tables)
    if !result.leftOut.isEmpty { throw ExitCode(1) }
  }

  /// Changes the code for catalogs that the project reads in place, so that there is nothing to copy.
  private func changeCode(
    _ loaded: LoadedConfiguration, _ rewriting: CallSiteRewriting?, _ swiftGenFiles: SwiftGenFiles,
    _ modules: CodeModules?, _ start: SwiftGenBeginning?
  ) throws {
    let pipeline = Pipeline(loaded.configuration)
    let files = try loaded.files()
    let outcome = pipeline.checkForCode(files, known: try rewriting.flatMap { _ in try loaded.knownFindings() })
    // A mistake in a translation doesn't affect accessors, or the code that calls them.
    var stopping = outcome
    stopping.findings = pipeline.stoppingErrors(of: outcome)
    try stopping.refuseReadingMistakes()
    let swiftGen =
      try modules.map { (modules) throws(Refusal) in
        try SwiftGenMigration(swiftGenFiles, loaded, in: outcome.catalog, modules)
      } ?? SwiftGenMigration(swiftGenFiles, loaded, outcome.catalog, in: outcome.catalog)
    guard rewriting != nil || swiftGen != nil else {
      throw Refusal.usage(
        "'\(paths[0])' is in the translations directory, so it is read in place already; to import it, set "
          + "'translations' in l10n.yml to another directory")
    }
    let names = try loaded.namesFile.change(adding: outcome.catalog.derivedNames)
    let changes = [names].compactMap { $0 } + (swiftGen?.changes ?? [])
    if dryRun {
      Console.error(OutputChanges(written: [start?.change].compactMap { $0 } + changes).difference)
    } else {
      try TranslationChanges(others: changes, in: loaded.translations).write()
      for change in changes { Console.error("Wrote \(Console.printable(change.path))\n") }
    }
    swiftGen?.explain()
    try rewriting?.rewrite(for: outcome.catalog, in: outcome, pipeline, files)
  }

  // MARK: Reading

  /// Returns a Boolean value indicating whether the tables are among the project's translation files.
  private func arePartOfProject(
    _ tables: [InputFile], _ loaded: LoadedConfiguration
  ) throws(Refusal) -> Bool {
    guard let project = FileSystem.realPath(loaded.translations) else { return false }
    let areInside = tables.map { table in
      FileSystem.realPath(table.shownPath).map { $0 == project || FilePath.isInside($0, project) } ?? false
    }
    guard areInside.contains(true), areInside.contains(false) else { return areInside.allSatisfy { $0 } }
    throw .usage(
      "some files of the paths are in the translations directory and some aren't; run the command for each kind")
  }

  private func naming(_ options: ReadingOptions) throws(Refusal) -> ReadingOptions {
    var options = options
    if let into {
      guard let namespace = ReadingOptions.namespace(into) else {
        throw .usage("--into '\(into)' is not a namespace; write one such as 'shop' or 'shop.cart'")
      }
      options.derivedNamespace = namespace
    }
    if let namesFrom {
      guard ReadingOptions.isLanguage(namesFrom) else {
        throw .usage("--names-from '\(namesFrom)' is not a language; write one such as 'en'")
      }
      options.namingLanguage = namesFrom
    }
    return options
  }

  /// Returns the catalogs at the paths.
  private func tables() throws(Refusal) -> [InputFile] {
    var tables: [InputFile] = []
    for path in paths {
      let isTable = InputFile(path: [FilePath.name(path)], shownPath: path, bytes: []).isTable
      guard isTable || FileSystem.kind(of: path) != .file else {
        throw .usage(
          "'\(path)' can't be imported; import reads .xcstrings, .strings and .stringsdict files, directories with them, "
            + "and translations in .xliff, .xcloc, .csv, .tsv and .xlsx files")
      }
      let found: [InputFile]
      do {
        if let table = try TranslationsDirectory.table(at: path) {
          found = table
        } else {
          found = try TranslationsDirectory.files(at: path).filter(\.isTable)
        }
      } catch {
        throw .file(error)
      }
      guard !found.isEmpty else {
        throw .usage("there is no String Catalog in '\(path)'; name a file such as Localizable.xcstrings")
      }
      tables += found
    }
    try Refusal.refuseUnread(tables)
    // Files with the same name in different directories are distinguished by their folders.
    return Set(tables.map(\.path)).count == tables.count ? tables : Self.withPathsBelowCommonFolder(tables)
  }

  private static func withPathsBelowCommonFolder(_ files: [InputFile]) -> [InputFile] {
    let paths = files.map { file in
      FilePath.absolute(file.shownPath, in: FileSystem.workingDirectory).split(separator: "/").map(String.init)
    }
    let common = (paths.first ?? []).indices.prefix { index in
      paths.allSatisfy { $0.count > index + 1 && $0[index] == paths[0][index] }
    }
    return zip(files, paths).map { file, path in
      var file = file
      file.path = Array(path[common.endIndex...])
      return file
    }
  }

  /// Returns the project's files, which are none if its directory doesn't exist or is empty.
  private func projectFiles(_ loaded: LoadedConfiguration) throws(Refusal) -> [InputFile] {
    let path = loaded.translations
    if FileSystem.kind(of: path) == nil { return [] }
    if FileSystem.kind(of: path) == .directory, let names = try? FileSystem.names(in: path),
      names.allSatisfy({ $0.hasPrefix(".") })
    {
      return []
    }
    return try loaded.files()
  }

  // MARK: Reporting

  private func explain(_ result: StringImport, _ paths: [String]) {
    if !dryRun { for path in paths { Console.error("Wrote \(Console.printable(path))\n") } }
    for reason in result.leftOut { Console.error("Left out \(Console.printable(reason))\n") }
    let verb = dryRun ? "would be added" : "added"
    let present = result.present == 0 ? "" : ", \(result.present) already present"
    let leftOut = result.leftOut.isEmpty ? "" : ", \(result.leftOut.count) left out"
    Console.error("\(String.counted(result.added, "string")) \(verb)\(present)\(leftOut)\n")
  }
}
