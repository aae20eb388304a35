/// The stable name of a rule, as written in configurations and reports.
package enum RuleID: String, Sendable, Hashable, CaseIterable {
  case yamlSyntax = "yaml-syntax"
  case jsonSyntax = "json-syntax"
  case stringsSyntax = "strings-syntax"
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
  case placeholderDelimiter = "placeholder-delimiter"
  case pluralMissingCategory = "plural-missing-category"
  case pluralNumberLost = "plural-number-lost"
  case pluralWanted = "plural-wanted"
  case pluralSameBranches = "plural-same-branches"
  case selectBranch = "select-branch"
  case pluralUnusedCategory = "plural-unused-category"
  case structureMismatch = "structure-mismatch"
  case listLength = "list-length"
  case emptyValue = "empty-value"
  case untranslated
  case edgeWhitespace = "edge-whitespace"
  case markupMismatch = "markup-mismatch"
  case controlCharacter = "control-character"
  case unnormalized
  case grammarMarkup = "grammar-markup"
  case grammarInflection = "grammar-inflection"
  case grammarAccessor = "grammar-accessor"
  case numberMismatch = "number-mismatch"
  case linkMismatch = "link-mismatch"
  case endPunctuation = "end-punctuation"
  case punctuationWidth = "punctuation-width"
  case inconsistent
  case scriptPurity = "script-purity"
  case bareParticle = "bare-particle"
  case maxWidth = "max-width"
  case terms
  case swiftNameCollision = "swift-name-collision"
  case derivedName = "derived-name"
  case needsReview = "needs-review"
  case outdated
  case statesLost = "states-lost"
  case sourcesCopied = "sources-copied"
  case spacesNormalized = "spaces-normalized"
  case textsEmptied = "texts-emptied"
  case keysLost = "keys-lost"
  case systemArgument = "system-argument"
  case systemMissing = "system-missing"
  case shortcutApplicationName = "shortcut-application-name"
  case systemLanguages = "system-languages"
  case notificationArgument = "notification-argument"
  case notificationChanged = "notification-changed"
  case listingLimit = "listing-limit"
  case listingLineBreak = "listing-line-break"
  case listingKeywords = "listing-keywords"
  case platformText = "platform-text"
  case platformArguments = "platform-arguments"
  case platformMissing = "platform-missing"
  case platformLanguages = "platform-languages"
  case unusedKey = "unused-key"
  case missingFromCatalog = "missing-from-catalog"
  case hardCodedText = "hard-coded-text"
}

extension RuleID {
  /// A Boolean value indicating whether its findings are errors in any configuration: content that can't be read would
  /// be missing from the app, and two accessors of one name don't compile.
  package var isAlwaysError: Bool {
    switch self {
    case .yamlSyntax, .jsonSyntax, .stringsSyntax, .invalidEncoding, .swiftNameCollision: true
    default: false
    }
  }

  /// A Boolean value indicating whether the keys and arguments of the source's strings are known in spite of its
  /// errors.
  package var leavesAPIClear: Bool {
    switch self {
    case .duplicateKey, .pluralMissingCategory, .maxWidth, .grammarMarkup, .notificationArgument, .notificationChanged,
      .markupMismatch:
      true
    default: false
    }
  }

  /// A Boolean value indicating whether a baseline can record its findings. Code with two accessors of one name doesn't
  /// compile, even if that is recorded.
  package var canBeKnown: Bool { self != .swiftNameCollision }

  /// A Boolean value indicating whether it runs only if the configuration gives it a severity, because it checks
  /// what not everyone wants.
  package var isOffByDefault: Bool {
    switch self {
    case .punctuationWidth, .platformMissing, .hardCodedText: true
    default: false
    }
  }

  /// A Boolean value indicating whether its findings are about files, or parts of them, that are skipped.
  package var isAboutReading: Bool {
    switch self {
    case .yamlSyntax, .jsonSyntax, .stringsSyntax, .invalidEncoding, .unknownLanguage, .rootMismatch: true
    default: false
    }
  }

  /// A Boolean value indicating whether it compares the files with older ones, without which it finds nothing.
  package var needsOlderFiles: Bool {
    switch self {
    case .outdated, .statesLost, .sourcesCopied, .spacesNormalized, .textsEmptied, .keysLost, .notificationChanged: true
    default: false
    }
  }

  /// A Boolean value indicating whether its findings contain a parser's explanation, rather than the rule's.
  package var isOfParsers: Bool {
    switch self {
    case .yamlSyntax, .jsonSyntax, .stringsSyntax, .invalidEncoding, .messageSyntax: true
    default: false
    }
  }

  /// A Boolean value indicating whether it checks the listings of stores. Their texts have no placeholders, and words
  /// that sell an app are less close to those of other languages than the app's own.
  package var checksListings: Bool {
    switch self {
    case .invalidEncoding, .unknownLanguage, .missingKey, .untranslated, .controlCharacter, .unnormalized,
      .scriptPurity, .terms, .needsReview, .outdated, .listingLimit, .listingLineBreak, .listingKeywords:
      true
    default: false
    }
  }

  /// Returns an explanation for an unknown rule name.
  package static func explainUnknown(_ name: String) -> String {
    let suggestion = NearestName.suggestion(for: name, among: allCases.map(\.rawValue))
    return "unknown rule '\(name)'; "
      + (suggestion.map { "did you mean '\($0)'?" } ?? "'l10n-gen rules' lists them")
  }
}
