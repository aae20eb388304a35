import ArgumentParser
import L10nCatalog
import L10nChecking
import L10nPipeline
import L10nProject
import L10nReview
import L10nText

extension EmissionOptions.Access: ExpressibleByArgument {}

/// `l10n-gen emit`: writes the generated Swift code.
struct EmitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "emit",
    abstract: "Generate Swift code from the translation files.",
    discussion: """
      Checks the translation files first. A translation with an error is left out of the code, so that its readers see \
      the next of their languages. Other errors keep all from being written: those in strings of the source language, in \
      names and in settings. Leaves unchanged files alone, and removes files from an earlier run that are no longer \
      needed. Also writes the strings that the system reads to the tables listed under 'tables' in l10n.yml, and keeps \
      other strings in them. If l10n.yml has tables but no output directory, only the tables are written, because a \
      plugin generates the code.

      Examples:

        l10n-gen emit             write the code to the directory set in l10n.yml
        l10n-gen emit --verify    in CI: fail if the committed code is out of date
        l10n-gen emit --strict    write nothing if a translation has an error
        l10n-gen emit --output Sources/App/Generated --access public
        l10n-gen emit --contract v2.4.0-beta.1.contract    for updates of a build that gets no git tag
      """)

  @OptionGroup var options: ConfigurationOptions

  @Option(
    help: ArgumentHelp("The output directory, instead of the one in l10n.yml.", valueName: "directory"),
    completion: .directory)
  var output: String?

  @Option(help: ArgumentHelp("The name of the outermost enum.", valueName: "name"))
  var enumName: String?

  @Option(help: "The access level of the generated code.")
  var access: EmissionOptions.Access?

  @Option(
    help: ArgumentHelp(
      "Also write what the build is made of to this file, with which 'l10n-gen pack --contract' releases strings for it. "
        + "The file's name is the build's version and '.contract'.", valueName: "file"), completion: .file())
  var contract: String?

  @Option(
    help: ArgumentHelp("Ignore findings recorded in this file.", valueName: "file"), completion: .file())
  var baseline: String?

  @Flag(help: "Write nothing if there is any error, even one in a translation.")
  var strict = false

  @Flag(help: "Write nothing; fail if the files on disk are out of date, and show the difference.")
  var verify = false

  func run() throws {
    try Refusal.refuseEmpty(output, "--output")
    try Refusal.refuseEmpty(contract, "--contract")
    try Refusal.refuseEmpty(baseline, "--baseline")
    guard contract == nil || !verify else {
      throw Refusal.usage("--verify writes nothing, not even a contract; leave out one of the two")
    }
    // The output directories are in the configuration, which may have changed by the time this process has the locks.
    if !verify { try options.lock(and: outputDirectories(options.load())) }
    var loaded = try options.load()
    try loaded.refuseListing()
    try loaded.refuseOtherPlatform()
    try apply(to: &loaded.configuration)
    let directory = try outputDirectory(loaded)
    let known = try loaded.knownFindings(in: baseline)
    let contents = try loaded.contents()
    let files = contents.files
    var pipeline = Pipeline(loaded.configuration)
    var catalog = pipeline.catalog(of: files)
    let names = loaded.namesFile
    let kept = try loaded.keepNames(of: catalog, in: directory)
    if !kept.isEmpty {
      pipeline = Pipeline(loaded.configuration)
      catalog = pipeline.catalog(of: files)
    }
    let generation = pipeline.emit(catalog, from: files, known: known)
    Console.note(contents.linksPassedOver)
    try generation.explainErrors(files)
    let outcome = generation.outcome
    let contract = try contractFile(loaded, files)
    let outputs = EmittedCode.all(of: generation, loaded.configuration.emission.enumName, in: directory)
    // Before anything is written, since code isn't generated if names can't be added.
    let namesChange = try names.change(adding: kept + outcome.catalog.derivedNames)
    let tables = try SystemTableChanges(outcome.catalog.tablesToWrite, of: generation.catalog, base: loaded.base)
      .changes
    var changes = OutputChanges()
    let replaced = try write(outputs, &changes)
    if let namesChange {
      if !verify { try names.write(namesChange) }
      changes.written.append(namesChange)
    }
    if !verify { try SystemTableChanges.write(tables) }
    changes.written += tables
    explain(generation.filesWithoutModule)
    if !outputs.isEmpty || !changes.isEmpty || contract == nil {
      Console.error(verify ? changes.difference : summary(of: changes))
    }
    if let contract {
      do {
        try ReplacedFile.write(contract.bytes, to: contract.path)
      } catch {
        throw Refusal.file(error)
      }
      Console.error("Wrote \(Console.printable(contract.path)), for 'l10n-gen pack --contract'\n")
    }
    for (old, output) in replaced {
      let changes =
        output.module.map { pipeline.apiChanges(from: old, to: $0, writtenAs: output.code) }
        ?? pipeline.apiChanges(from: old, to: outcome, writtenAs: output.code)
      Console.error(APIChangesText.of(changes))
    }
    if verify { return try refuse(changes) }
    // Exits without freeing a large catalog, which would take longer.
    withExtendedLifetime(outcome) { Self.exit() }
  }

  /// Returns the directories that code is written to.
  private func outputDirectories(_ loaded: LoadedConfiguration) -> [String] {
    let own = output.map(FilePath.shown) ?? loaded.output
    return [own].compactMap { $0 } + loaded.configuration.modules.compactMap(\.outputDirectory)
  }

  /// Writes the code, unless it should only be verified.
  ///
  /// - Returns: the previous contents of the files that are replaced or removed, with the code that replaces them.
  private func write(
    _ outputs: [EmittedCode], _ changes: inout OutputChanges
  ) throws(Refusal) -> [(old: [[UInt8]], output: EmittedCode)] {
    var replaced: [(old: [[UInt8]], output: EmittedCode)] = []
    // What is in the way in one directory keeps all from being written.
    if !verify, outputs.count > 1 {
      for output in outputs { _ = try output.changes }
    }
    for output in outputs {
      let own = try verify ? output.changes : output.update()
      if !own.replaced.isEmpty { replaced.append((own.replaced, output)) }
      changes.written += own.written
      changes.removed += own.removed
    }
    return replaced
  }

  private func explain(_ filesWithoutModule: [String]) {
    guard let first = filesWithoutModule.first else { return }
    let files =
      filesWithoutModule.count == 1 ? "'\(first)'" : "'\(first)' and \(filesWithoutModule.count - 1) more files"
    Console.error("No code has the strings of \(Console.printable(files)); add them to one of 'modules' in l10n.yml.\n")
  }

  private func apply(to configuration: inout Configuration) throws(Refusal) {
    if !configuration.modules.isEmpty, output ?? enumName ?? access?.rawValue != nil {
      throw .usage("l10n.yml has 'modules'; write the directory, 'enum' and 'access' in their 'output'")
    }
    if let enumName {
      if let explanation = EmissionOptions.explainRefusal(ofEnumName: enumName) { throw .usage(explanation) }
      configuration.emission.enumName = enumName
    }
    if let access { configuration.emission.access = access }
    if strict { configuration.isStrict = true }
  }

  /// Returns the contract to write, with its path, or `nil` if none is requested.
  private func contractFile(
    _ loaded: LoadedConfiguration, _ files: [InputFile]
  ) throws(Refusal) -> (path: String, bytes: [UInt8])? {
    guard let contract else { return nil }
    guard loaded.configuration.emission.updates != nil else {
      throw .usage("'\(loaded.path)' has no 'updates', so that no strings can be released for the build")
    }
    let settings: [UInt8]
    do {
      settings = try FileSystem.bytes(of: loaded.path)
    } catch {
      throw .file(error)
    }
    let content = BuildContract(
      name: BuildContract.name(ofFile: contract), settings: settings, of: loaded.configuration.reading, files)
    guard let bytes = content.bytes else {
      throw .usage("the path of a translation file has a line feed; rename the file")
    }
    return (contract, bytes)
  }

  /// Returns the directory for the code, or `nil` if only tables or a contract should be written because a plugin
  /// generates the code.
  private func outputDirectory(_ loaded: LoadedConfiguration) throws(Refusal) -> OutputDirectory? {
    let modules = loaded.configuration.modules
    for directory in modules.compactMap(\.outputDirectory) { _ = try self.directory(directory, loaded) }
    if modules.contains(where: { $0.outputDirectory != nil }) { return nil }
    guard let path = output.map(FilePath.shown) ?? loaded.output else {
      guard loaded.configuration.reading.tables.isEmpty, contract == nil else { return nil }
      throw .usage(
        modules.isEmpty
          ? "no output directory; set 'output: { directory: … }' in l10n.yml, or use --output"
          : "no output directory; set 'output: { directory: … }' of one of 'modules' in l10n.yml")
    }
    return try directory(path, loaded)
  }

  private func directory(
    _ path: String, _ loaded: LoadedConfiguration
  ) throws(Refusal) -> OutputDirectory {
    let directory = OutputDirectory(path: path)
    if let link = directory.linkToNowhere {
      throw .file(.init(path: link, reason: "this symbolic link leads nowhere; remove it, or create its target"))
    }
    guard output != nil || directory.isInside(PackageRoot.path(around: loaded.base)) else {
      throw .usage(
        "the output directory in l10n.yml, '\(path)', is outside this package; if that is intended, set it with "
          + "--output")
    }
    return directory
  }

  private func refuse(_ changes: OutputChanges) throws {
    guard !changes.isEmpty else { return }
    Console.error("The generated files are out of date; run 'l10n-gen emit' and commit the result.\n")
    throw ExitCode(1)
  }

  private func summary(of changes: OutputChanges) -> String {
    guard !changes.isEmpty else { return "Nothing changed.\n" }
    return changes.written.map { "Wrote \(Console.printable($0.path))\n" }.joined()
      + changes.removed.map { "Removed \(Console.printable($0.path))\n" }.joined()
  }
}
