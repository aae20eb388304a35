package import L10nCatalog
package import L10nChecking
package import L10nText

/// The strings of the product on another platform, with their own findings.
package struct CheckedSource: Sendable {
  private let configured: ConfiguredSource
  /// The path of its files, as it is shown.
  private let path: String
  /// The files as they were read, including those that couldn't be.
  package let files: [InputFile]
  private let outcome: CheckOutcome

  /// - Parameters:
  ///   - path: the path of its files, as it is shown.
  ///   - files: the files as they were read, including those that couldn't be.
  ///   - outcome: the findings about its strings alone.
  package init(_ configured: ConfiguredSource, at path: String, _ files: [InputFile], _ outcome: CheckOutcome) {
    self.configured = configured
    self.path = path
    self.files = files
    self.outcome = outcome
  }

  /// The strings, for rules that compare the project's with them.
  var compared: ComparedSource { ComparedSource(configured, outcome.catalog) }

  fileprivate func add(to whole: inout CheckOutcome) { whole.add(source: outcome, at: path) }
}

extension CheckOutcome {
  /// Adds the findings about other platforms' strings alone.
  package mutating func add(_ sources: [CheckedSource]) {
    for source in sources { source.add(to: &self) }
  }
}
