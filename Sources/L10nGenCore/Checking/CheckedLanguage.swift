import L10nLanguage

/// A language with what its plural rules and its script ask of a text, found out once for all texts.
struct CheckedLanguage {
  let name: String
  let pluralRules: PluralRules
  /// The script that it is written in, as an ISO 15924 code, written in its tag or likely; nil where it isn't known.
  let script: String?
  /// Which Chinese script that is; nil for languages other than Chinese.
  let hanScript: HanScript?
  private let cardinals: [PluralCategory]
  private let ordinals: [PluralCategory]

  init(_ bundle: Bundle) {
    name = bundle.language
    script = bundle.tag.maximized().script
    hanScript = HanScript(code: script)
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
