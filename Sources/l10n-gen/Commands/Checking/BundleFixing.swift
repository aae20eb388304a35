import L10nCatalog
import L10nChecking
import L10nPipeline
import L10nProject
import L10nSwiftCode
import L10nText

/// `check --fix`: fixes the bundles in place.
struct BundleFixing {
  /// The files as they were read, including those that couldn't be.
  let files: [InputFile]
  /// The remaining findings of the files after fixing.
  let outcome: CheckOutcome
  /// The findings that were fixed, in files that could be written.
  let fixed: [FixedFinding]
  /// The file to which names of new keys were added, if any.
  private let names: String?
  /// The first error that kept names from being added, or `nil` if none did.
  private let mistakeBeforeNames: Finding?
  /// The reasons why the others couldn't be fixed.
  let failures: [FileSystem.Failure]

  /// Reads the files, applies the fixes, and writes the changed files. A file that can't be written doesn't affect the
  /// others.
  ///
  /// - Parameters:
  ///   - sources: the strings of other platforms.
  ///   - code: the rules about code, or `nil` to skip them.
  ///   - before: the older catalog for the search for outdated translations, or `nil` to skip it.
  init(
    _ project: LoadedConfiguration, comparedWith sources: [CheckedSource] = [], code: CodeRules?,
    since before: Catalog?
  ) throws(Refusal) {
    var loaded = project
    files = try loaded.files()
    var pipeline = Pipeline(loaded.configuration)
    var (outcome, fixes) = pipeline.fix(files, since: before, comparedWith: sources, code: code)
    let kept = try loaded.keepNames(of: outcome.catalog, in: project.output.map { OutputDirectory(path: $0) })
    if !kept.isEmpty {
      pipeline = Pipeline(loaded.configuration)
      (outcome, fixes) = pipeline.fix(files, since: before, comparedWith: sources, code: code)
    }
    let wantsNames = outcome.findings.contains { $0.rule == .derivedName }
    // As for `emit`: a text of the source that can't be read may be the one that names a string.
    mistakeBeforeNames = wantsNames ? outcome.stoppingErrors().first(where: \.rule.isAboutReading) : nil
    names =
      wantsNames && mistakeBeforeNames == nil
      ? try Self.record(kept + outcome.catalog.derivedNames, in: project.namesFile) : nil
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
    self.outcome = failures.isEmpty ? outcome : pipeline.check(try loaded.files(), comparedWith: sources)
  }

  /// Adds derived names to their file; returns the file.
  private static func record(_ names: [DerivedName], in file: NamesFile) throws(Refusal) -> String? {
    guard let change = try file.change(adding: names) else { return nil }
    try file.write(change)
    return change.path
  }

  /// Prints the applied fixes to standard error, separate from the remaining findings.
  func explain() {
    let style = TextStyle(isColored: Console.showsColor(.error))
    Console.error(FixesText.text(of: fixed, style))
    if let names { Console.error("Wrote \(Console.printable(names))\n") }
    if let place = mistakeBeforeNames?.location.printable {
      Console.error(
        "No names were added to names.yml, because the source language can't be read whole; correct \(place) first\n")
    }
    for failure in failures { Console.explain(.file(failure)) }
  }
}
