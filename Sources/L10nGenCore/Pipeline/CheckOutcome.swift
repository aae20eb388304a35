/// What checking a catalog came to.
package struct CheckOutcome: Sendable {
  /// The catalog.
  package var catalog: Catalog
  /// What the rules found, in the order of files and places.
  package var findings: [Finding]
  /// What a baseline came to, or `nil` if none was given.
  package var baseline: BaselineUse?

  /// Makes an outcome.
  package init(catalog: Catalog, findings: [Finding]) {
    self.catalog = catalog
    self.findings = findings
  }

  /// How far a baseline fits the findings.
  package struct BaselineUse: Sendable, Hashable {
    /// The number of findings it has, which are not among those of the outcome.
    package var known: Int
    /// How many of its findings are no longer there.
    package var gone: Int
    /// The place where it tells of the first of these.
    package var firstGone: SourceLocation?
  }

  /// The coverage of every language, in the catalog's order.
  package var coverage: [LanguageCoverage] { catalog.coverage }

  /// A Boolean value indicating whether any finding is an error.
  package var hasErrors: Bool {
    findings.contains { $0.severity == .error }
  }
}
