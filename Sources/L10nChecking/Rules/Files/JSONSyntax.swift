import L10nText

/// `json-syntax`: files that aren't valid JSON, String Catalogs, ARB files or those of i18next, or exceed a limit of reading.
struct JSONSyntax: SyntaxRule {
  let id = RuleID.jsonSyntax
  let defaultSeverity = Severity.error
}
