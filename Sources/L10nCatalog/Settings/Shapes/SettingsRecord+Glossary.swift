extension SettingsShape {
  /// `terms.yml`.
  package static let glossary = SettingsShape.optional(.record(.glossary))
}

extension SettingsRecord {
  static let glossary = SettingsRecord(
    "a glossary",
    [
      SettingsField("terms", .list(.record(.term)), "Words with their translations."),
      SettingsField("untranslated", .list(.name), "Names that stay the same in all languages."),
    ])

  /// An item of `terms`: a word or several for each language.
  private static let term = SettingsRecord(
    "a term", [SettingsField("forbidden", .mapping(.oneOrMore(.name)), "The words not to use, by language.")],
    others: .optional(.oneOrMore(.name)))
}
