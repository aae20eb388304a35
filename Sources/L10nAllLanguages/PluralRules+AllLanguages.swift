package import L10nLanguage

extension PluralRules {
  /// Finds the rules of any language; see ``init(for:tables:)``.
  package init(for language: LanguageTag) {
    self.init(for: language, tables: .all)
  }
}
