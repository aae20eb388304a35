import L10nLanguage

extension Localization {
  /// The initializer that generated code without language tables calls.
  @_spi(Generated)
  @available(*, unavailable, message: "an earlier version of l10n-gen generated this file; run 'l10n-gen emit'")
  public convenience init(
    source: String, fallback: [String], syntax: MessageSyntax, koreanParticles: Bool, keys: StaticString,
    tables: [(language: String, messages: StaticString)], pseudolocales: Bool = false
  ) {
    // Nothing can call what is unavailable, so this takes as little of an app as possible.
    fatalError()
  }
}
