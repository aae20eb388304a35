/// The rules, in the order in which they are listed.
public enum Rules {
  /// All rules.
  public static let all: [any Rule] = [
    YAMLSyntax(),
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
    SelectBranch(),
    PluralUnusedCategory(),
    StructureMismatch(),
    EdgeWhitespace(),
    ControlCharacter(),
    Unnormalized(),
    ScriptPurity(),
    MaxWidth(),
    Terms(),
    ListLength(),
    EmptyValue(),
    Untranslated(),
    SwiftNameCollision(),
  ]
}
