/// The whole program, from the bytes of bundles to findings and Swift. It touches no file: ``TranslationsDirectory``
/// reads before it, and whoever calls it writes after it.
///
///     files ─ CatalogReader ─▶ catalog ─ AccessorTree ─▶ names
///                                 ├───── Checker ─▶ findings
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
    return outcome(of: catalog, accessors: accessors(of: catalog), configuration.checking, Rules.all)
  }

  /// Reads the files and, where no finding is an error, generates the Swift. Only rules are run whose findings are errors
  /// by default or by configuration.
  public func emit(_ files: [InputFile]) -> (outcome: CheckOutcome, generated: [GeneratedFile]) {
    let catalog = CatalogReader.catalog(of: files, options: configuration.reading)
    let accessors = accessors(of: catalog)
    var checking = configuration.checking
    // Whatever is thought of them: two accessors of one name don't compile, and what couldn't be read would be lost.
    for rule in [RuleID.swiftNameCollision, .yamlSyntax, .invalidEncoding] { checking.severities[rule] = .error }
    let outcome = outcome(of: catalog, accessors: accessors, checking, Rules.all.filter(checking.mayStop))
    guard !outcome.hasErrors else { return (outcome, []) }
    return (outcome, SwiftEmitter(configuration.emission).files(for: catalog, accessors: accessors))
  }

  private func accessors(of catalog: Catalog) -> AccessorTree {
    AccessorTree(catalog, rootEnum: configuration.emission.enumName)
  }

  private func outcome(
    of catalog: Catalog, accessors: AccessorTree, _ options: CheckingOptions, _ rules: [any Rule]
  ) -> CheckOutcome {
    let checker = Checker(rules, options: options)
    return CheckOutcome(catalog: catalog, findings: checker.findings(in: catalog, accessors: accessors))
  }
}
