import L10nText

/// The kind of a finding of `extract`. The names are those of rules in SARIF.
enum ExtractionRule: String, CaseIterable {
  case missingKey = "extract/missing-key"
  case unusedKey = "extract/unused-key"
  case usedAgain = "extract/used-again"
  case comment = "extract/comment"
  case defaultValue = "extract/default-value"
  case otherText = "extract/other-text"
  case unknownType = "extract/unknown-type"
  case unknownCatalog = "extract/unknown-catalog"

  /// A phrase of what the findings have in common.
  var summary: String {
    switch self {
    case .missingKey: "a key in code that the String Catalog doesn't have"
    case .unusedKey: "a key that no code uses any more"
    case .usedAgain: "a stale key that code uses again"
    case .comment: "a comment in code that the String Catalog doesn't have"
    case .defaultValue: "a default value in code that the String Catalog doesn't have"
    case .otherText: "a default value in code that differs from a text that somebody has changed"
    case .unknownType: "a key with an interpolation whose type isn't known"
    case .unknownCatalog: "a key that one of several String Catalogs of its table should get"
    }
  }

  /// A sentence about what to do.
  var advice: String {
    switch self {
    case .otherText: "Change the default value in the code, or the text in the String Catalog."
    case .unknownType: "Write the format, such as \\(value, specifier: \"%lld\"), or give the value a type."
    case .unknownCatalog:
      "Generate the Xcode project, which lists the catalog of each target, or add the key to a catalog."
    default: "Run 'l10n-gen extract', which brings String Catalogs up to date with the code."
    }
  }
}
