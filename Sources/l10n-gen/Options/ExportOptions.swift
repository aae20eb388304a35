import ArgumentParser
import L10nCatalog
import L10nEditing
import L10nChecking
import L10nPipeline
import L10nProject
import L10nText

/// The options shared by all exports.
struct ExportOptions: ParsableArguments {
  @OptionGroup var configuration: ConfigurationOptions

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp("A language to write; repeat it for several. Default: all.", valueName: "language"))
  var languages: [String] = []

  /// The languages to write, or `nil` for all.
  var selected: [String]? { languages.isEmpty ? nil : languages }

  /// A project to export.
  struct Project {
    var catalog: Catalog
    /// The files that the catalog was read from.
    var files: [InputFile]
    var loaded: LoadedConfiguration

    var reading: ReadingOptions { loaded.configuration.reading }

    /// Reads the project. Ends the command if the project has mistakes, or lacks one of some languages.
    ///
    /// - Parameter takesNewLanguages: whether one of the languages may be without files.
    init(_ configuration: ConfigurationOptions, languages: [String], takesNewLanguages: Bool) throws {
      try ProjectLock.acquire(around: ".")
      loaded = try configuration.load()
      files = try loaded.files()
      try Refusal.refuseUnread(files)
      let outcome = Pipeline(loaded.configuration).read(files)
      try outcome.refuseReadingMistakes(takesNewLanguages: takesNewLanguages)
      catalog = outcome.catalog
      for language in languages where !catalog.hasLanguage(language) {
        guard takesNewLanguages, ReadingOptions.isLanguage(language) else {
          throw Refusal.usage("the project has no language '\(language)'")
        }
      }
    }
  }

  /// Reads the project. Ends the command if the project has mistakes, or lacks a requested language.
  ///
  /// - Parameter takesNewLanguages: whether a requested language may be without files.
  func project(takesNewLanguages: Bool = false) throws -> Project {
    try Project(configuration, languages: languages, takesNewLanguages: takesNewLanguages)
  }

  /// Writes the project's strings to a table with a file for each language, and reports them.
  ///
  /// - Parameter path: the path of the files, with the placeholder for the language.
  static func write(tableAt path: String, of project: Project, languages: [String]?) throws {
    let export: StringsExport
    do {
      export = try StringsExport(at: path, of: project.catalog, options: project.reading)
    } catch {
      throw Refusal.file(error)
    }
    try write([export.table], naming: export.names, of: project, languages: languages)
  }

  /// Writes tables with a file for each language, and reports them.
  ///
  /// - Parameter names: the names of keys that `names.yml` gets.
  static func write(
    _ tables: [FilledSystemTable], naming names: [DerivedName] = [], of project: Project, languages: [String]?
  ) throws {
    try project.loaded.refuseListing()
    let names = try project.loaded.namesFile.change(adding: names)
    let tables = try SystemTableChanges(tables, of: project.catalog, base: "", languages: languages)
    let changes = tables.changes + [names].compactMap { $0 }
    try SystemTableChanges.write(changes)
    for change in changes { Console.error("Wrote \(Console.printable(change.path))\n") }
    try report(tables.count, leftOut: tables.leftOut)
  }

  /// Reports the written strings and those that were left out. If any were, the command ends with status 1.
  ///
  /// - Parameter leftOut: sentences without a final full stop.
  static func report(_ count: Int, leftOut: [String]) throws {
    for reason in leftOut { Console.error("Left out \(Console.printable(reason))\n") }
    let rest = leftOut.isEmpty ? "" : ", \(leftOut.count) left out"
    Console.error("\(String.counted(count, "string")) written\(rest)\n")
    if !leftOut.isEmpty { throw ExitCode(1) }
  }
}
