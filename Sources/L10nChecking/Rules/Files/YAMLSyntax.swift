import L10nText

/// `yaml-syntax`: files that aren't valid YAML, or exceed a limit of reading.
struct YAMLSyntax: SyntaxRule {
  let id = RuleID.yamlSyntax
  let defaultSeverity = Severity.error
}
