import L10nCatalog
import L10nPipeline
import L10nProject
import L10nSwiftCode
import L10nText

/// Keeps the accessors of a project that used SwiftGen, so that its code compiles unchanged.
struct SwiftGenMigration {
  /// The files with the accessors, if any are kept.
  private(set) var changes: [OutputChanges.Written] = []
  /// The messages to print, one per line.
  private var notes: [String] = []

  /// - Parameters:
  ///   - files: SwiftGen's files. The initializer returns `nil` if there are no SwiftGen configurations, or none for
  ///     strings.
  ///   - tables: the catalog of the tables with the strings.
  ///   - project: the catalog of the project, which is read only if needed.
  init?(
    _ files: SwiftGenFiles, _ loaded: LoadedConfiguration, _ tables: Catalog,
    in project: @autoclosure () -> Catalog
  ) throws(Refusal) {
    guard let configuration = files.configurations.first else { return nil }
    guard let output = loaded.output else {
      let advice =
        loaded.configuration.modules.isEmpty
        ? "write 'output' in l10n.yml" : "add the tables to 'translations' and to one of 'modules' in l10n.yml"
      notes = ["\(configuration): to keep the accessors of SwiftGen, \(advice), and import again"]
      return
    }
    explainMissing(files)
    let forwarding = Pipeline(loaded.configuration).swiftGenForwarding(
      of: files.generated.map(\.bytes), for: tables, in: project())
    try add(forwarding, in: output, enumName: loaded.configuration.emission.enumName, files.generated.map(\.path))
  }

  /// Keeps the accessors in the modules with their strings.
  ///
  /// - Parameters:
  ///   - project: the catalog of the project, whose tables are read in place.
  ///   - modules: the modules of the project's code.
  init?(
    _ files: SwiftGenFiles, _ loaded: LoadedConfiguration, in project: Catalog, _ modules: CodeModules
  ) throws(Refusal) {
    guard !files.isEmpty else { return nil }
    explainMissing(files)
    let sources = files.sources(in: modules)
    let forwardings = Pipeline(loaded.configuration).swiftGenForwardings(
      of: sources, inModulesOf: project,
      packages: Set(modules.configured.filter { $0.package != nil }.map(\.name)))
    for source in sources where !forwardings.contains(where: { $0.files.contains(source) }) {
      notes.append("\(source.path): no module in l10n.yml has its strings, so its accessors aren't kept")
    }
    for (module, sources, forwarding) in forwardings {
      guard let output = module.outputDirectory else {
        notes.append(
          "\(sources[0].path): to keep its accessors, write 'output' for the module '\(module.name)' in l10n.yml, and "
            + "import again")
        continue
      }
      try add(forwarding, in: output, enumName: module.enumName, sources.map(\.path))
      for source in sources { explainVisibility(of: source, movedTo: module) }
    }
  }

  /// Explains the changes that code needs if it calls SwiftGen accessors that are now in another module.
  private mutating func explainVisibility(of source: SwiftGenSource, movedTo module: ConfiguredModule) {
    let isPublic = SwiftGenHeader.isPublic(source.bytes)
    var needs: [String] = []
    if let home = source.module, home.name != module.name {
      needs.append("'import \(module.moduleName)' in '\(home.name)'")
    }
    if !needs.isEmpty || isPublic, module.access == .internal {
      needs.append("'access: public' in the module's 'output' in l10n.yml")
    }
    guard !needs.isEmpty else { return }
    notes.append(
      "\(source.path): its accessors are now in the module '\(module.name)', so that calls of them need "
        + needs.joined(separator: " and "))
  }

  private mutating func explainMissing(_ files: SwiftGenFiles) {
    for (path, configuration) in files.missing {
      notes.append("\(configuration): there is no '\(path)'; to keep its accessors, run SwiftGen, and import again")
    }
  }

  private mutating func add(
    _ forwarding: SwiftGenForwarding, in output: String, enumName: String, _ generated: [String]
  ) throws(Refusal) {
    notes += forwarding.leftOut.map { "Left out \($0)" } + forwarding.doubtful.map { "Check the calls of \($0)" }
    let paths = generated.map { "'\($0)'" }.joined(separator: ", ")
    guard !forwarding.bytes.isEmpty else {
      if !paths.isEmpty { notes.append("no accessor of SwiftGen has another name now; remove \(paths) from the app") }
      return
    }
    do {
      let name = "\(enumName)+SwiftGen.swift"
      let target = FilePath.joined(output, name)
      let old = FileSystem.kind(of: target) == .file ? try FileSystem.bytes(of: target) : nil
      if old != forwarding.bytes { changes.append(.init(path: target, name: name, old: old, new: forwarding.bytes)) }
      notes.append("\(target) has the accessors of SwiftGen (\(forwarding.count)); remove \(paths) from the app")
    } catch {
      throw .file(error)
    }
  }

  func explain() {
    for note in notes { Console.error(Console.printable(note) + "\n") }
  }
}
