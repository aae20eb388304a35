import ArgumentParser
import L10nCatalog
import L10nEditing
import L10nChecking
import L10nFormats
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

    /// Returns the files of the source language that exist already in the place of a table. Those that can't be read are
    /// reported when strings are written to them.
    func present(_ table: SystemTable) -> [InputFile] {
      guard table.hasFileForEachLanguage, let source = catalog.languages.first else { return [] }
      let path = table.path(of: source, isSource: true)
      let folder = FilePath.parent(path)
      let format = BundleFormats.format(ofFile: FilePath.name(path))
      let names = format?.tableName == nil ? [FilePath.name(path)] : (try? FileSystem.names(in: folder)) ?? []
      return names.filter { BundleFormats.format(ofFile: $0)?.id == format?.id }.sorted().compactMap { name in
        let path = FilePath.joined(folder, name)
        guard let bytes = try? FileSystem.bytes(of: path, limit: InputFile.sizeLimit) else { return nil }
        var file = InputFile(path: [FilePath.name(folder), name], shownPath: path, bytes: bytes)
        file.dialect = table.dialect
        return file
      }
    }

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
  /// - Parameters:
  ///   - path: the path of the files, with the placeholder for the language.
  ///   - acceptsLosses: a Boolean value indicating whether texts that the files can't hold are simplified.
  static func write(
    tableAt path: String, of project: Project, languages: [String]?, acceptsLosses: Bool = false
  ) throws {
    let export: StringsExport
    do {
      let present = project.present(SystemTable(path: path, keys: []))
      export = try StringsExport(at: path, of: project.catalog, options: project.reading, present: present)
    } catch {
      throw Refusal.file(error)
    }
    try write(
      [export.table], naming: export.names, of: project, languages: languages, acceptsLosses: acceptsLosses)
  }

  /// Writes tables with a file for each language, and reports them.
  ///
  /// - Parameters:
  ///   - names: the names of keys that `names.yml` gets.
  ///   - acceptsLosses: as in the other method.
  static func write(
    _ tables: [FilledSystemTable], naming names: [DerivedName] = [], of project: Project, languages: [String]?,
    acceptsLosses: Bool = false
  ) throws {
    try project.loaded.refuseListing()
    let names = try project.loaded.namesFile.change(adding: names)
    let tables = try SystemTableChanges(
      tables, of: project.catalog, base: "", languages: languages, acceptsLosses: acceptsLosses)
    let changes = tables.changes + [names].compactMap { $0 }
    try SystemTableChanges.write(changes)
    for change in changes { Console.error("Wrote \(Console.printable(change.path))\n") }
    try report(tables.count, simplified: tables.simplified, leftOut: tables.leftOut)
  }

  /// Reports the written strings, those that were simplified and those that were left out. If any were left out, the
  /// command ends with status 1.
  ///
  /// - Parameters:
  ///   - simplified: sentences without a final full stop.
  ///   - leftOut: the same.
  static func report(_ count: Int, simplified: [String] = [], leftOut: [String]) throws {
    for reason in simplified { Console.error("Simplified \(Console.printable(reason))\n") }
    for reason in leftOut { Console.error("Left out \(Console.printable(reason))\n") }
    let counts = [(simplified.count, "simplified"), (leftOut.count, "left out")]
    let rest = counts.filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)" }.joined()
    Console.error("\(String.counted(count, "string")) written\(rest)\n")
    if !leftOut.isEmpty { throw ExitCode(1) }
  }
}
