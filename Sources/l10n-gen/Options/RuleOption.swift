import ArgumentParser
import L10nCatalog
import L10nText

/// The value of `--rule`: `missing-key=off`.
struct RuleOption {
  let rule: RuleID
  let setting: RuleSetting

  /// Reads the value.
  /// - Throws: an error that explains the problem with the value.
  init(parsing argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.first, let rule = RuleID(rawValue: name) else {
      throw ValidationError(RuleID.explainUnknown(parts.first ?? ""))
    }
    guard parts.count == 2, let setting = RuleSetting(rawValue: parts[1]) else {
      throw ValidationError("write '\(name)=error', '\(name)=warning', '\(name)=info' or '\(name)=off'")
    }
    if let refusal = rule.explainRefusal(of: setting) { throw ValidationError(refusal) }
    self.rule = rule
    self.setting = setting
  }
}
