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
  package var summary: String { "no Swift code reads a string (only with 'check --sources')" }
  package var explanation: String {
    """
    Translators are paid for a string that nobody sees. 'check --sources App' looks for the accessor, or for the key \
    in a literal, in all Swift files below the folder 'App'; name every folder that contains code of the app. Uses \
    that can't be followed, such as an enum of accessors that is passed to a function, count as read; 'l10n-gen \
    unused' lists those places. If Objective-C or a storyboard reads the string, set 'ignore: { ko: [unused-key] }' in \
    its metadata, with the source language.
    """
  }
  package var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "title: 매장\nold: 예전 매장\n", "Store.swift": "let title = L10n.title\n"],
      finding: "no Swift code reads 'L10n.old'; remove the string from all languages",
      fixed: ["ko.yml": "title: 매장\n", "Store.swift": "let title = L10n.title\n"])
  }

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
