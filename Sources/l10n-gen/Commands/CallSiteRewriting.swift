import ArgumentParser
import L10nGenCore

/// Puts accessors in place of lookups in the Swift files of a folder, and shows the changes.
struct CallSiteRewriting {
  private let folder: String
  private let code: SourceCode
  private let swiftGen: [SourceFile]
  private let dryRun: Bool

  /// - Parameters:
  ///   - enumName: the outermost enum of the accessors.
  ///   - swiftGen: the files that SwiftGen generated.
  ///   - dryRun: whether to show the changes without making them.
  init(at folder: String, enumName: String, swiftGen: [SourceFile], dryRun: Bool) throws(Refusal) {
    try ConfigurationOptions.refuseEmpty(folder, "--rewrite")
    self.folder = folder
    self.swiftGen = swiftGen
    self.dryRun = dryRun
    code = try SourceCode(at: [folder], enumName: enumName, besides: swiftGen.map(\.path))
  }

  /// Rewrites the files for the project's accessors, which can be generated only if no error leaves their API unclear.
  ///
  /// - Parameters:
  ///   - tables: the catalog of the tables.
  ///   - project: the project with its findings.
  func rewrite(for tables: Catalog, in project: CheckOutcome, _ pipeline: Pipeline) throws {
    let errors = project.stoppingErrors()
    guard errors.isEmpty else {
      Console.error(
        "No code was changed, since the Swift code can't be generated: \(String.counted(errors.count, "error")).\n")
      Console.error("Run 'l10n-gen check', and run this command again.\n")
      throw ExitCode(1)
    }
    let near = NearestTables(own: tables.files.map { absolute($0.path) }, all: tablesNearCode)
    try rewrite(
      with: pipeline.callSiteRewriter(for: tables, in: project.catalog, swiftGen: swiftGen.map(\.bytes)), near)
  }

  /// The absolute paths of the tables in the folder of the code.
  private var tablesNearCode: [String] {
    guard FileSystem.kind(of: folder) == .directory else { return [] }
    let search = FileSearch(endings: [".xcstrings", ".strings", ".stringsdict"])
    // Folders that can't be read have nothing to offer.
    return search.files(below: folder) { (try? FileSystem.names(in: $0)) ?? [] }.map(absolute)
  }

  private func absolute(_ path: String) -> String { FilePath.absolute(path, in: FileSystem.workingDirectory) }

  private func rewrite(with rewriter: CallSiteRewriter, _ near: NearestTables) throws(Refusal) {
    let rewriter = rewriter.knowingNames(of: code.files.map(\.bytes))
    var changes = OutputChanges()
    var count = 0
    var leftAlone: [String] = []
    do throws(FileSystem.Failure) {
      for file in code.files {
        let rewriting = rewriter.rewriting(
          file.bytes, otherTables: near.othersNear(absolute(file.path)), isWritten: !dryRun)
        leftAlone += rewriting.leftAlone.map { "\(file.path):\($0.line):\($0.column): left as it is: \($0.reason)" }
        guard rewriting.count > 0 else { continue }
        count += rewriting.count
        changes.written.append(
          .init(path: file.path, name: FilePath.name(file.path), old: file.bytes, new: rewriting.bytes))
      }
      if !dryRun {
        let directory = FileSystem.kind(of: folder) == .directory ? folder : FilePath.parent(folder)
        var batch = FileBatch()
        for change in changes.written { try batch.add(change, in: directory) }
        try batch.write()
      }
    } catch {
      throw .file(error)
    }
    try Console.output(changes.wholeDifference)
    for line in leftAlone { Console.error(Console.printable(line) + "\n") }
    let verb = dryRun ? "would be replaced" : "replaced"
    let files = changes.written.count == 1 ? "1 file" : "\(changes.written.count) files"
    Console.error("\(String.counted(count, "call site")) \(verb) in \(files), \(leftAlone.count) left unchanged\n")
  }
}
