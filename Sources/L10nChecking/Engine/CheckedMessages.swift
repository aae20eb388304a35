package import L10nCatalog

/// The messages of a catalog that was checked. Of a later catalog, only those that differ or had reports are checked one
/// by one again.
package struct CheckedMessages: Sendable {
  private let catalog: Catalog
  /// The indexes of the messages that rules for single messages reported on.
  private let reported: Set<Int>

  /// Takes the messages of a catalog as if nothing had been reported on them: only the others of a later catalog are
  /// checked one by one.
  package init(of catalog: Catalog) {
    self.init(catalog, reports: [])
  }

  /// - Parameter reports: the reports on single messages.
  init(_ catalog: Catalog, reports: [[Report]]) {
    self.catalog = catalog
    reported = Set(
      reports.joined().compactMap { report in
        if case .message(let index, _) = report.subject { index } else { nil }
      })
  }

  /// The messages of a catalog that have to be checked.
  func differences(in later: Catalog) -> MessageDifferences {
    MessageDifferences(of: later, from: catalog, always: reported)
  }
}
