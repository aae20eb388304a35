import ArgumentParser
import L10nCatalog
import L10nEjection
import L10nPipeline
import L10nProject
import L10nText

extension EjectedTables.Format: ExpressibleByArgument {}

/// `l10n-gen eject`: writes what an app needs to go on without this tool and its runtime.
struct EjectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eject",
    abstract: "Write tables and Swift with which an app no longer needs l10n-gen.",
    discussion: """
      Writes the strings to String Catalogs, or to .strings and .stringsdict files with a configuration for SwiftGen, and \
      accessors with the same names and parameters, which read these tables with Foundation. The app's calls stay as they \
      are. A choice that a table can't make is made in Swift, with a key for each of its texts. Dates, amounts and other \
      formats are written in Swift, too. Changes nothing outside of the directory, and lists what Foundation can't show.

      Examples:

        l10n-gen eject --to xcstrings
        l10n-gen eject --to swiftgen --output App/Resources/Strings

      Exit status: 0 all strings show the same; 1 some don't, as listed, or the project has mistakes; 2 the usage or the \
      configuration is wrong, or a file can't be read or written.
      """)

  @OptionGroup var options: ConfigurationOptions

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp(
      "The tables: xcstrings for String Catalogs, swiftgen for .strings and .stringsdict files.", valueName: "format"))
  var format: EjectedTables.Format

  @Option(
    help: ArgumentHelp("The directory to write, which is new or empty.", valueName: "directory"),
    completion: .directory)
  var output = "ejected"

  func run() throws {
    try Refusal.refuseEmpty(output, "--output")
    try ProjectLock.acquire(around: ".")
    let loaded = try options.load()
    let files = try loaded.files()
    let pipeline = Pipeline(loaded.configuration)
    let catalog = pipeline.catalog(of: files)
    let generation = pipeline.emit(catalog, from: files, known: try loaded.knownFindings(in: nil))
    try generation.explainErrors(files)
    let targets = targets(of: generation, loaded.configuration.emission)
    try write(targets.flatMap { target in target.tables.files.map { (target.directory, $0) } })
    try report(targets.map(\.tables))
  }

  /// Returns the tables of the project, or those of each of its modules, which have a directory each.
  private func targets(
    of generation: Generation, _ emission: EmissionOptions
  ) -> [(directory: String, tables: EjectedTables)] {
    let directory = FilePath.shown(output)
    guard generation.modules.isEmpty else {
      return generation.modules.map { module in
        let tables = EjectedTables(
          module.strings.catalog, module.strings.accessors, to: format, module.module.emission(emission))
        return (FilePath.joined(directory, module.module.name), tables)
      }
    }
    let catalog = generation.catalog
    let accessors = AccessorTree(catalog, rootEnum: emission.enumName)
    return [(directory, EjectedTables(catalog, accessors, to: format, emission))]
  }

  /// Writes all files or none.
  private func write(_ files: [(directory: String, file: EjectedTables.File)]) throws(Refusal) {
    do throws(FileSystem.Failure) {
      if FileSystem.kind(of: output) != nil, try !FileSystem.names(in: output).isEmpty {
        throw .init(path: output, reason: "this directory has files; remove them, or choose another with --output")
      }
      var batch = FileBatch()
      for (directory, file) in files {
        try batch.add(file.bytes, to: FilePath.joined(directory, file.path), at: .free)
      }
      try batch.write()
    } catch {
      throw .file(error)
    }
    for (directory, file) in files {
      Console.error("Wrote \(Console.printable(FilePath.joined(directory, file.path)))\n")
    }
  }

  private func report(_ tables: [EjectedTables]) throws {
    let losses = tables.flatMap(\.losses)
    for loss in losses { Console.error("Differs: \(Console.printable(loss))\n") }
    let particles = tables.reduce(0) { $0 + $1.particleCount }
    if particles > 0 {
      Console.error(
        "\(String.counted(particles, "Korean string")) with a particle after an argument will show both forms, "
          + "such as '을(를)'; Foundation can't choose one.\n")
    }
    let rest = losses.isEmpty ? "" : ", \(String.counted(losses.count, "difference")) listed above"
    Console.error("\(String.counted(tables.reduce(0) { $0 + $1.count }, "text")) written\(rest)\n")
    if !losses.isEmpty { throw ExitCode(1) }
  }
}
