/// The whole program, from the bytes of bundles to findings and Swift. It touches no file: ``TranslationsDirectory``
/// reads before it, and whoever calls it writes after it.
///
///     files ─ CatalogReader ─▶ catalog ─ Checker ─▶ findings
///                                 └───── SwiftEmitter ─▶ generated files
public struct Pipeline: Sendable {
  private let configuration: Configuration

  /// Makes a pipeline.
  public init(_ configuration: Configuration) {
    self.configuration = configuration
  }

  /// Reads and checks the files of a translations directory.
  public func check(_ files: [InputFile]) -> CheckOutcome {
    let catalog = CatalogReader.catalog(of: files, options: configuration.reading)
    return CheckOutcome(catalog: catalog, findings: Checker(options: configuration.checking).findings(in: catalog))
  }

  /// Reads and checks the files and, where no finding is an error, generates the Swift.
  public func emit(_ files: [InputFile]) -> (outcome: CheckOutcome, generated: [GeneratedFile]) {
    let outcome = check(files)
    guard !outcome.hasErrors else { return (outcome, []) }
    return (outcome, SwiftEmitter(configuration.emission).files(for: outcome.catalog))
  }
}
