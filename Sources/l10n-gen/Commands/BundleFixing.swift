import L10nCatalog
import L10nChecking
import L10nPipeline
import L10nProject
import L10nSwiftCode
import L10nText

/// `check --fix`: fixes the bundles where they lie.
struct BundleFixing {
  /// The files as they were read, those among them that could not be.
  let files: [InputFile]
  /// The remaining findings of the files after fixing.
  let outcome: CheckOutcome
  /// The findings that are no more, in files that could be written.
  let fixed: [FixedFinding]
  /// The file to which names of new keys were added, if there were any.
  private let names: String?
  /// The reasons why the others couldn't be fixed.
  let failures: [FileSystem.Failure]

  /// Reads the files, makes the fixes, and writes what they change. One file that can't be written keeps no other from
  /// being.
  ///
  /// - Parameter sources: the Swift code that reads the messages, or `nil` not to look for unused ones.
  init(_ project: LoadedConfiguration, sources: [SourceFile]?) throws(Refusal) {
    var loaded = project
    files = try loaded.files()
    var pipeline = Pipeline(loaded.configuration)
    var (outcome, fixes) = pipeline.fix(files, sources: sources)
    let kept = try loaded.keepNames(of: outcome.catalog, in: project.output.map { OutputDirectory(path: $0) })
    if !kept.isEmpty {
      pipeline = Pipeline(loaded.configuration)
      (outcome, fixes) = pipeline.fix(files, sources: sources)
    }
    names = try Self.record(kept + outcome.catalog.derivedNames, of: outcome, in: project.namesFile)
    if names != nil { outcome.findings.removeAll { $0.rule == .derivedName } }
    var failures: [FileSystem.Failure] = []
    for file in fixes.files {
      do throws(FileSystem.Failure) {
        var batch = FileBatch()
        try batch.add(file.bytes, to: file.file.shownPath, in: loaded.translations, from: file.file.bytes)
        try batch.write()
      } catch {
        failures.append(error)
      }
    }
    self.failures = failures
    let unwritten = Set(failures.map(\.path))
    fixed = fixes.findings.filter { !unwritten.contains($0.finding.location.file) }
    self.outcome = failures.isEmpty ? outcome : pipeline.check(try loaded.files())
  }

  /// Adds derived names to their file, if their rule finds them; returns the file.
  private static func record(
    _ names: [DerivedName], of outcome: CheckOutcome, in file: NamesFile
  ) throws(Refusal) -> String? {
    // A text that can't be read may be the one that names a string.
    guard outcome.readingMistakes.isEmpty, outcome.findings.contains(where: { $0.rule == .derivedName }) else {
      return nil
    }
    guard let change = try file.change(adding: names) else { return nil }
    try file.write(change)
    return change.path
  }

  /// Prints the applied fixes on standard error, beside the remaining findings.
  func explain() {
    let style = TextStyle(isColored: Console.showsColor(.error))
    Console.error(FixesText.text(of: fixed, style))
    if let names { Console.error("Wrote \(Console.printable(names))\n") }
    for failure in failures { Console.explain(.file(failure)) }
  }
}
