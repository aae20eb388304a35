extension Localization {
  /// The version of the messages' programs in generated code. Code of a version that this runtime can't read doesn't
  /// compile.
  @_spi(Generated)
  public enum ProgramVersion: Sendable {
    /// `ProgramReader.version` 1.
    case version1
  }

  /// The syntaxes that generated code named before messages were programs.
  @_spi(Generated)
  public enum FormerSyntax: Sendable {
    case icu, ruby, printf
  }

  /// Creates nothing: code that was generated before messages were programs doesn't compile.
  @available(*, unavailable, message: "an earlier version of l10n-gen generated this file; run 'l10n-gen emit'")
  @_spi(Generated)
  public convenience init(
    source: String, fallback: [String], syntax: FormerSyntax, koreanParticles: Bool, keys: StaticString,
    tables: [(language: String, messages: StaticString)], pseudolocales: Bool = false,
    preferences: LanguagePreferences = .shared
  ) {
    // Nothing can call what is unavailable, so this takes as little of an app as possible.
    fatalError()
  }
}
