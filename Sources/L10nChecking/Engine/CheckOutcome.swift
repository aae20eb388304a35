package import L10nCatalog
package import L10nText

/// The result of checking a catalog.
package struct CheckOutcome: Sendable {
  package var catalog: Catalog
  /// The findings of the rules, in the order of files and places.
  package var findings: [Finding]
  /// The use of a baseline, or `nil` if none was given.
  package var baseline: BaselineUse?

  package init(catalog: Catalog, findings: [Finding]) {
    self.catalog = catalog
    self.findings = findings
  }

  /// A summary of a baseline's use.
  package struct BaselineUse: Sendable, Hashable {
    /// The number of known findings, which aren't among those of the outcome.
    package var known: Int
    /// The number of recorded findings that no longer exist.
    package var gone: Int
    /// The location of the first of these in the baseline.
    package var firstGone: SourceLocation?
  }

  /// The coverage of every language, in the catalog's order.
  package var coverage: [LanguageCoverage] { catalog.coverage }

  /// A Boolean value indicating whether any finding is an error.
  package var hasErrors: Bool {
    findings.contains { $0.severity == .error }
  }
}
