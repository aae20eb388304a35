import L10nText

/// `strings-syntax`: a `.strings`, `.stringsdict`, Android `strings.xml` or PO file that Apple's systems, Android's tools
/// or gettext's refuse, or read only in part.
struct StringsSyntax: SyntaxRule {
  let id = RuleID.stringsSyntax
  let defaultSeverity = Severity.error
}
