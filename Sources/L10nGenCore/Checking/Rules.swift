/// The rules, in the order in which they are listed.
public enum Rules {
  /// All rules.
  public static let all = all(rootEnum: CheckingOptions().rootEnum)

  /// All rules, for output whose outermost enum has the name.
  static func all(rootEnum: String) -> [any Rule] {
    [
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
      PluralMissingCategory(),
      SelectBranch(),
      StructureMismatch(),
      SwiftNameCollision(rootEnum: rootEnum),
    ]
  }
}
