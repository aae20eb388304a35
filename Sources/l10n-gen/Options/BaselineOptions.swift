import ArgumentParser
import L10nGenCore

/// Options for findings that existed before.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Ignore findings recorded in this file.", valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("Record all present findings in this file, and ignore them.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  /// The baseline to compare with, or `nil` if none was given, or where it is to be written.
  func load() throws(Refusal) -> Baseline? {
    try ConfigurationOptions.refuseEmpty(baseline, "--baseline")
    try ConfigurationOptions.refuseEmpty(writeBaseline, "--write-baseline")
    if let baseline, let writeBaseline,
      ConfigurationOptions.shown(baseline) != ConfigurationOptions.shown(writeBaseline)
    {
      throw .usage(
        "--write-baseline records all findings, including those of --baseline; name the same file twice, or use one of "
          + "the two")
    }
    guard let baseline, writeBaseline == nil else { return nil }
    guard FileSystem.kind(of: baseline) != nil else {
      throw .file(.init(path: baseline, reason: "there is no such file; --write-baseline makes one"))
    }
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.bytes(of: baseline, limit: Baseline.sizeLimit)
    } catch {
      throw .file(error)
    }
    guard bytes.count <= Baseline.sizeLimit else {
      throw .file(.init(path: baseline, reason: "larger than 64 MiB, the limit for a baseline; name another file"))
    }
    switch BaselineReader.read(SourceFile(path: ConfigurationOptions.shown(baseline), bytes: bytes)) {
    case .problems(let problems): throw .configuration(problems)
    case .baseline(let baseline): return baseline
    }
  }

  /// Writes the baseline of findings, if that was asked for, and gives it.
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
