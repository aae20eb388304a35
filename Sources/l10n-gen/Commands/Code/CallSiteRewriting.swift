import ArgumentParser
import L10nCatalog
import L10nChecking
import L10nFormats
import L10nPipeline
import L10nProject
import L10nSwiftCode
import L10nText

/// Replaces lookups in the Swift files of a folder with accessors, and shows the changes.
struct CallSiteRewriting {
  private let folder: String
  private let code: SourceCode
  private let swiftGen: [SwiftGenSource]
  private let dryRun: Bool
  /// The modules of the project's code; `nil` if the project has none.
  private let modules: CodeModules?
  /// The module with all accessors, in a project without modules; `nil` if a plugin generates the code.
  private let soleModule: SoleModule?

  /// - Parameters:
  ///   - project: the settings for the accessors.
  ///   - swiftGen: the files that SwiftGen generated.
  ///   - tables: the paths of tables, or of folders with tables.
  ///   - dryRun: whether to show the changes without making them.
  ///   - modules: the modules of the project's code, or `nil` if the project has none.
  init(
    at folder: String, _ project: LoadedConfiguration, swiftGen: [SwiftGenSource], tables: [String], dryRun: Bool,
    modules: CodeModules?
  ) throws(Refusal) {
    try Refusal.refuseEmpty(folder, "--rewrite")
    self.folder = folder
    self.swiftGen = swiftGen
    self.dryRun = dryRun
    self.modules = modules
    let configuration = project.configuration
    soleModule =
      modules == nil
      ? project.output.map {
        SoleModule(
          output: $0, configuration.emission, below: FilePath.shown(project.base),
          replacing: swiftGen.map(\.path) + tables.flatMap(Self.tables))
      } : nil
    code = try SourceCode(at: [folder], enumNames: configuration.enumNames, besides: swiftGen.map(\.path))
  }

  /// Rewrites the files to use the project's accessors. These can be generated only if no error affects their API.
  ///
  /// - Parameters:
  ///   - tables: the catalog of the tables.
  ///   - project: the project with its findings.
  ///   - files: the files of the tables.
  func rewrite(for tables: Catalog, in project: CheckOutcome, _ pipeline: Pipeline, _ files: [InputFile]) throws {
    let errors = pipeline.stoppingErrors(of: project)
    guard errors.isEmpty else {
      Console.error(
        "No code was changed, since the Swift code can't be generated: \(String.counted(errors.count, "error")).\n")
      Console.error("Run 'l10n-gen check', and run this command again.\n")
      throw ExitCode(1)
    }
    let near = NearestAppleTables(own: tables.files.map { absolute($0.path) }, all: tablesNearCode)
    let rewriter = pipeline.callSiteRewriter(
      for: tables, in: project.catalog, swiftGen: swiftGen, modules: modules?.configured ?? [],
      soleModule: soleModule.map { ($0.settings, $0.module) })
    try rewrite(with: rewriter, near, files)
  }

  /// The absolute paths of the tables in the folder of the code.
  private var tablesNearCode: [String] {
    FileSystem.kind(of: folder) == .directory ? Self.tables(at: folder).map(absolute) : []
  }

  /// Returns the paths of the tables in a folder, or the path of a file.
  private static func tables(at path: String) -> [String] {
    guard FileSystem.kind(of: path) == .directory else { return [path] }
    return FileSearch(endings: AppleTable.fileEndings).readableFiles(below: path)
  }

  private func absolute(_ path: String) -> String { FilePath.absolute(path, in: FileSystem.workingDirectory) }

  /// Prints where the app chooses the language of its lookups, which accessors don't know.
  private func noteLanguageChoices(_ choices: [(file: Int, offset: Int)]) {
    for (index, offset) in choices {
      Console.error(
        code.files[index].location(ofByte: offset).printable
          + ": note: the app chooses the language of its strings here, which accessors don't follow; pass the language to "
          + "LanguagePreferences.shared.setLanguages(_:), too\n")
    }
  }

  private func rewrite(
    with rewriter: CallSiteRewriter, _ near: NearestAppleTables, _ catalogs: [InputFile]
  ) throws(Refusal) {
    var others: [String: Set<String>] = [:]
    let files = code.files.map { file in
      let folder = FilePath.parent(absolute(file.path))
      let tables = others[folder] ?? near.othersNear(absolute(file.path))
      others[folder] = tables
      let path = FilePath.shown(file.path)
      let modules = modules?.modules(of: path) ?? soleModule?.modules(of: path) ?? []
      return CallSiteRewriter.File(file.bytes, otherTables: tables, modules: modules)
    }
    let rewriter = rewriter.knowing(files)
    var changes = OutputChanges()
    var count = 0
    var leftAlone: [String] = []
    var keys = ReplacedKeys()
    for (file, rewriting) in zip(code.files, rewriter.rewritings(of: files, isWritten: !dryRun)) {
      leftAlone += rewriting.leftAlone.map { "\(file.path):\($0.line):\($0.column): left as it is: \($0.reason)" }
      guard rewriting.count > 0 else { continue }
      count += rewriting.count
      keys.formUnion(rewriting.keys)
      changes.written.append(
        .init(path: file.path, name: FilePath.name(file.path), old: file.bytes, new: rewriting.bytes))
    }
    let kept = catalogs.compactMap { file in keys.kept(in: file).map { (file, $0) } }
    if !dryRun {
      do throws(FileSystem.Failure) {
        let directory = FileSystem.kind(of: folder) == .directory ? folder : FilePath.parent(folder)
        var batch = FileBatch()
        for (file, kept) in kept {
          try batch.add(kept.bytes, to: file.shownPath, in: FilePath.parent(file.shownPath), from: file.bytes)
        }
        for change in changes.written { try batch.add(change, in: directory) }
        try batch.write()
      } catch {
        throw .file(error)
      }
    }
    try Console.output(changes.wholeDifference)
    if count > 0 {
      noteLanguageChoices(rewriter.languageChoices)
      let paths = changes.written.map(\.path)
      let targets = modules?.targetsWithoutCode(calling: paths) ?? soleModule?.targetsWithoutCode(calling: paths) ?? []
      for target in targets { Console.error(target.note + "\n") }
    }
    for line in leftAlone { Console.error(Console.printable(line) + "\n") }
    for (file, kept) in kept {
      let path = Console.printable(file.shownPath)
      let keys = String.counted(kept.count, "key")
      Console.error("\(path): \(keys) \(dryRun ? "would be set" : "set") to 'manual', for Xcode to keep\n")
    }
    let verb = dryRun ? "would be replaced" : "replaced"
    let changed = changes.written.count == 1 ? "1 file" : "\(changes.written.count) files"
    Console.error("\(String.counted(count, "call site")) \(verb) in \(changed), \(leftAlone.count) left unchanged\n")
  }
}
