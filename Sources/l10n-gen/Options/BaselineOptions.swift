import ArgumentParser
import L10nChecking
import L10nProject
import L10nText

/// Options for findings that existed before.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Ignore findings recorded in this file.", valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("Record all present findings in this file, and ignore them.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  /// Returns the findings to ignore, or `nil` if there is no baseline, or if it is going to be written.
  func load(_ loaded: LoadedConfiguration) throws(Refusal) -> KnownFindings? {
    try Refusal.refuseEmpty(baseline, "--baseline")
    try Refusal.refuseEmpty(writeBaseline, "--write-baseline")
    if let baseline, let writeBaseline,
      FilePath.shown(baseline) != FilePath.shown(writeBaseline)
    {
      throw .usage(
        "--write-baseline records all findings, including those of --baseline; name the same file twice, or use one of "
          + "the two")
    }
    return writeBaseline == nil ? try loaded.knownFindings(in: baseline) : nil
  }

  /// Writes the baseline of findings, if requested, and returns it.
  ///
  /// - Parameter directory: the directory of the bundles, as it is shown.
  func written(_ findings: [Finding], in directory: String) throws(Refusal) -> Baseline? {
    guard let writeBaseline else { return nil }
    let baseline = Baseline(findings, in: directory)
    var text = ""
    baseline.write(to: &text)
    do {
      try ReplacedFile.write(Array(text.utf8), to: writeBaseline)
    } catch {
      throw .file(.init(path: writeBaseline, reason: error.reason))
    }
    let findings = baseline.count == 1 ? "finding" : "findings"
    Console.error("Wrote \(Console.printable(writeBaseline)) with \(baseline.count) \(findings)\n")
    return baseline
  }
}
