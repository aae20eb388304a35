import L10nCatalog
import L10nLanguage
import L10nText

/// The exceptions from rules in the metadata, for single messages in single languages.
struct RuleExceptions {
  private let catalog: Catalog

  init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  /// Returns a Boolean value indicating whether the metadata suppresses a report.
  func cover(_ report: Report) -> Bool {
    guard case .message(let message, let language?) = report.subject else { return false }
    return cover(report.rule, message: message, language: language)
  }

  /// Returns a Boolean value indicating whether the metadata suppresses a rule for a message in one of its languages.
  func cover(_ rule: RuleID, message: Int, language: Int) -> Bool {
    let ignored = catalog.messages[message].metadata.ignored
    guard !ignored.isEmpty else { return false }
    return ignored.contains { name, rules in
      rules.contains(rule.rawValue) && catalog.language(named: name) == language
    }
  }
}
