import L10nLanguage

/// A language with what its plural rules ask of a text, found out once for all texts.
struct CheckedLanguage {
  let name: String
  let pluralRules: PluralRules
  private let cardinals: [PluralCategory]
  private let ordinals: [PluralCategory]

  init(_ bundle: Bundle) {
    name = bundle.language
    pluralRules = PluralRules(for: bundle.tag)
    cardinals = pluralRules.integerCategories(.cardinal)
    ordinals = pluralRules.integerCategories(.ordinal)
  }

  /// The categories that integers below 1,000,000 select.
  func categories(_ kind: PluralKind) -> [PluralCategory] {
    switch kind {
    case .cardinal: cardinals
    case .ordinal: ordinals
    }
  }
}
