/// The stable name of a rule, as written in configurations and reports.
public enum RuleID: String, Sendable, Hashable, CaseIterable {
  case yamlSyntax = "yaml-syntax"
  case invalidEncoding = "invalid-encoding"
  case duplicateKey = "duplicate-key"
  case unknownLanguage = "unknown-language"
  case rootMismatch = "root-mismatch"
  case messageSyntax = "message-syntax"
  case missingKey = "missing-key"
  case extraKey = "extra-key"
  case placeholderMissing = "placeholder-missing"
  case placeholderExtra = "placeholder-extra"
  case placeholderType = "placeholder-type"
  case pluralMissingCategory = "plural-missing-category"
  case selectBranch = "select-branch"
  case structureMismatch = "structure-mismatch"
  case swiftNameCollision = "swift-name-collision"
}
