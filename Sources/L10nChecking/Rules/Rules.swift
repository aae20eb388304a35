package import L10nCatalog

/// The rules, in the order in which they are listed.
package enum Rules {
  /// All rules.
  package static let all: [any Rule] = [
    YAMLSyntax(),
    JSONSyntax(),
    StringsSyntax(),
    InvalidEncoding(),
    DuplicateKey(),
    UnknownLanguage(),
    RootMismatch(),
    MessageSyntaxRule(),
    MissingKey(),
    ExtraKey(),
    PlaceholderMissing(),
    PlaceholderExtra(),
    PlaceholderType(),
    PlaceholderDelimiter(),
    PluralMissingCategory(),
    PluralNumberLost(),
    PluralWanted(),
    PluralSameBranches(),
    SelectBranch(),
    PluralUnusedCategory(),
    StructureMismatch(),
    ListLength(),
    EmptyValue(),
    Untranslated(),
    EdgeWhitespace(),
    MarkupMismatch(),
    ControlCharacter(),
    Unnormalized(),
    GrammarMarkupRule(),
    GrammarInflection(),
    GrammarAccessor(),
    NumberMismatch(),
    LinkMismatch(),
    EndPunctuation(),
    PunctuationWidth(),
    Inconsistent(),
    ScriptPurity(),
    BareParticle(),
    MaxWidth(),
    Terms(),
    SwiftNameCollision(),
    UnrecordedNames(),
    NeedsReview(),
    Outdated(),
    StatesLost(),
    SourcesCopied(),
    SpacesNormalized(),
    TextsEmptied(),
    KeysLost(),
    SystemArgument(),
    SystemMissing(),
    ShortcutApplicationName(),
    SystemLanguages(),
    NotificationArgument(),
    NotificationChanged(),
    ListingLimit(),
    ListingLineBreak(),
    ListingKeywords(),
    PlatformText(),
    PlatformArguments(),
    PlatformMissing(),
    PlatformLanguages(),
    UnusedKey(),
    MissingFromCatalog(),
    HardCodedText(),
  ]

  /// Returns the rules that compare a catalog with an older one.
  ///
  /// - Parameter before: the older catalog, or `nil` if there is nothing to compare with.
  package static func comparing(with before: Catalog?) -> [any Rule] {
    [
      Outdated(since: before.map { EarlierSources($0) }), StatesLost(since: before), SourcesCopied(since: before),
      SpacesNormalized(since: before), TextsEmptied(since: before), KeysLost(since: before),
      NotificationChanged(since: before),
    ]
  }

  /// Returns the rules that compare a catalog with the strings of other platforms.
  package static func comparing(_ catalog: Catalog, with sources: [ComparedSource]) -> [any Rule] {
    let pairs = sources.map { SourcePairs(catalog, $0) }
    return [PlatformText(pairs), PlatformArguments(pairs), PlatformMissing(pairs), PlatformLanguages(sources)]
  }
}
