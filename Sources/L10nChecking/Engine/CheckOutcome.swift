package import L10nCatalog
package import L10nText

/// The result of checking a catalog.
package struct CheckOutcome: Sendable {
  package var catalog: Catalog
  /// The findings of the rules, in the order of files and places.
  package var findings: [Finding]
  /// The use of a baseline, or `nil` if none was given.
  package var baseline: BaselineUse?
  /// The listings that were checked together with the strings, each with the path of its folder as it is shown.
  package private(set) var listings: [(path: String, catalog: Catalog)] = []
  /// The strings of other platforms that were checked together with the project's, in the same way.
  package private(set) var sources: [(path: String, catalog: Catalog)] = []

  package init(catalog: Catalog, findings: [Finding]) {
    self.catalog = catalog
    self.findings = findings
  }

  /// Adds the outcome of a listing.
  ///
  /// - Parameter path: the path of its folder, as it is shown.
  package mutating func add(listing: CheckOutcome, at path: String) {
    listings.append((path, listing.catalog))
    findings = FindingOrder.sorted(findings + listing.findings)
  }

  /// Adds the outcome of another platform's strings.
  ///
  /// - Parameter path: the path of their files, as it is shown.
  package mutating func add(source: CheckOutcome, at path: String) {
    sources.append((path, source.catalog))
    findings = FindingOrder.sorted(findings + source.findings)
  }

  /// All that was checked together with the project's own strings.
  package var additions: [(path: String, catalog: Catalog)] { sources + listings }

  /// All catalogs that findings are about.
  package var catalogs: [Catalog] { [catalog] + additions.map(\.catalog) }

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
