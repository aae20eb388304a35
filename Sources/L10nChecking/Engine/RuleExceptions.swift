import L10nCatalog
import L10nLanguage
import L10nText

/// The exceptions that the metadata makes from rules, for single messages in single languages.
struct RuleExceptions {
  private let catalog: Catalog

  init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  /// Returns a Boolean value indicating whether the metadata asks for silence about it.
  func cover(_ report: Report) -> Bool {
    guard case .message(let message, let language?) = report.subject else { return false }
    return cover(report.rule, message: message, language: language)
  }

  /// Returns a Boolean value indicating whether the metadata asks for silence about a message of the catalog in one of
  /// its languages.
  func cover(_ rule: RuleID, message: Int, language: Int) -> Bool {
    let ignored = catalog.messages[message].metadata.ignored
    guard !ignored.isEmpty else { return false }
    return ignored.contains { name, rules in
      rules.contains(rule.rawValue) && catalog.language(named: name) == language
    }
  }
}
