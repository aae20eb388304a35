/// What checking a catalog came to.
public struct CheckOutcome: Sendable {
  /// The catalog.
  public var catalog: Catalog
  /// What the rules found, in the order of files and places.
  public var findings: [Finding]
  /// What a baseline came to; nil where none was given.
  public var baseline: BaselineUse?

  /// Makes an outcome.
  public init(catalog: Catalog, findings: [Finding]) {
    self.catalog = catalog
    self.findings = findings
  }

  /// How far a baseline fits the findings.
  public struct BaselineUse: Sendable, Hashable {
    /// How many findings it has, which are not among those of the outcome.
    public var known: Int
    /// How many of its findings are no longer there.
    public var gone: Int
    /// Where it tells of the first of these.
    public var firstGone: SourceLocation?
  }

  /// The coverage of every language, in the catalog's order.
  public var coverage: [LanguageCoverage] { catalog.coverage }

  /// Whether any finding is an error.
  public var hasErrors: Bool {
    findings.contains { $0.severity == .error }
  }
}
