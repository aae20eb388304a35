import L10nCatalog
package import L10nText

/// `unused-key`: messages that no Swift code uses.
package struct UnusedKey: CatalogRule {
  /// The accessors of unused messages, by key path; empty if no code was given.
  var accessors: [String: String] = [:]

  /// Creates the rule.
  package init(accessors: [String: String] = [:]) {
    self.accessors = accessors
  }

  package let id = RuleID.unusedKey
  package let defaultSeverity = Severity.warning

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    guard !accessors.isEmpty else { return }
    for (index, message) in catalog.messages.enumerated() {
      guard let accessor = accessors[message.keyPath], let source = message.source else { continue }
      reporter.report(
        id, UnreadMessage(accessor: accessor), at: .place(source.keyPlace), of: .message(index, language: 0))
    }
  }
}

/// A message that no code uses.
private struct UnreadMessage: Facts {
  var accessor: String

  var values: KeyValuePairs<FactName, String?> { [.name: accessor] }
  var sentence: String { "no Swift code reads '\(accessor)'; remove the string from all languages" }
}
